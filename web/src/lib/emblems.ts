// One emblem for each seat, so that a colour is never the only mark.
import anchor from "icon:anchor";
import lighthouse from "icon:lighthouse";
import star from "icon:sea-star";
import wheel from "icon:ship-wheel";

export const emblems = [anchor, star, lighthouse, wheel];
