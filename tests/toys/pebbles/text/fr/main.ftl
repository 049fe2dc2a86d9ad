### Galets : coups et événements.

the-pebble = { $kind ->
    [grey] un galet gris
    [white] un galet blanc
   *[amber] un galet d’ambre
}
the-cove = { $cove ->
    [north] la crique du nord
    [middle] la crique du milieu
   *[south] la crique du sud
}

move-pebble = La mer donne { the-pebble }
move-walk = Marcher vers { the-cove }
move-take = Prendre le galet posé sur le sable
move-dig = Creuser pour trouver un autre galet

event-morning = Le jour { $day } commence.
event-washed = La mer laisse { the-pebble } dans { the-cove }.
event-set-out = { $who ->
    [you] Vous partez vers { the-cove }.
   *[other] { $name } se met en route.
}
event-arrived = { $who ->
    [you] Vous arrivez dans { the-cove }.
   *[other] { $name } arrive dans { the-cove }.
}
event-met = On se rencontre dans { the-cove } et on ne trouve rien.
event-took = { $who ->
    [you] Vous prenez { the-pebble } dans { the-cove }.
   *[other] { $name } prend { the-pebble } dans { the-cove }.
}
event-dug = { $who ->
    [you] Vous déterrez { the-pebble } et l’empochez.
   *[other] { $name } déterre quelque chose et l’empoche.
}
event-emptied = { $who ->
    [you] Vous montrez { the-pebble } de votre poche.
   *[other] { $name } montre { the-pebble } de sa poche.
}
event-shown = { $who ->
    [you] Vous le laissez voir aux autres : { the-pebble }.
   *[other] { $name } le laisse voir aux autres : { the-pebble }.
}

status = { $phase ->
    [over] La mer est haute : la partie est finie.
   *[day] Jour { $day }
}
shore = Le rivage
bag = Le sac
found = Trouvés sur le sable
pocket = Dans la poche
hidden-pebble = un galet que vous ne voyez pas
sheet = Score
sheet-total = Total
