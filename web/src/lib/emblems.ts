// One emblem for each seat, so that a colour is never the only mark.
import anchor from "icon:anchor";
import lighthouse from "icon:lighthouse";
import sailboat from "icon:sailboat";
import whale from "icon:whale-tail";

export const emblems = [anchor, sailboat, lighthouse, whale];
