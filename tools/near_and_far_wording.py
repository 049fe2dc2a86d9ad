"""What the cards of Near and Far do, in words: a short clause for every effect, in French and English side by side.

The cards speak to their owner as the interface does: French says *vous*, and as seldom as it can. Journey Points are
JP, « points Voyage » PV.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from portulan.content import Words
from portulan.games.near_and_far import entries
from portulan.games.near_and_far.entries import AnyAction, AnyEffect, Bundle, Condition, Cost, Measure

NO_EFFECT: Final = Words(en="Worth its points, and nothing else.", fr="Vaut ses points, et rien d’autre.")

DISCARDING: Final = Words(en="discarding this card", fr="en défaussant cette carte")


class Noun(NamedTuple):
    """Something that is counted: one and several of it, in both languages."""

    one: str
    many: str
    un: str
    plusieurs: str


FACTIONS: Final = {
    "green": Noun("Outlaw", "Outlaws", "Hors-la-Loi", "Hors-la-Loi"),
    "blue": Noun("Mystic", "Mystics", "Mystique", "Mystiques"),
    "red": Noun("Lizard", "Lizards", "Lézard", "Lézards"),
    "yellow": Noun("Nomad", "Nomads", "Nomade", "Nomades"),
}
GOODS: Final = {
    "coin": Noun("coin", "coins", "pièce", "pièces"),
    "gem": Noun("gem", "gems", "gemme", "gemmes"),
    "food": Noun("food", "food", "nourriture", "nourritures"),
    "heart": Noun("heart", "hearts", "cœur", "cœurs"),
    "rep": Noun("reputation", "reputation", "point de réputation", "points de réputation"),
    "bird": Noun("pack bird", "pack birds", "oiseau porteur", "oiseaux porteurs"),
}
MEASURES: Final = {
    "coins": GOODS["coin"],
    "gems": GOODS["gem"],
    "food": GOODS["food"],
    "animals": Noun("pack animal", "pack animals", "animal porteur", "animaux porteurs"),
    "tents": Noun("tent placed", "tents placed", "tente posée", "tentes posées"),
    "threats": Noun("threat beaten", "threats beaten", "menace vaincue", "menaces vaincues"),
    "adventurers": Noun("adventurer", "adventurers", "aventurier", "aventuriers"),
    "tokens": Noun("faction token", "faction tokens", "jeton Faction", "jetons Faction"),
    "treasures": Noun("treasure", "treasures", "trésor", "trésors"),
    "artifacts": Noun("bought artifact", "bought artifacts", "artéfact acheté", "artéfacts achetés"),
    "routes": Noun("trade route", "trade routes", "route commerciale", "routes commerciales"),
    "camps": Noun("camp", "camps", "camp", "camps"),
    "quests-done": Noun("quest attempted", "quests attempted", "quête tentée", "quêtes tentées"),
}
"""What is counted; reputation is a height, not a number of things."""

BUILDINGS: Final = {
    "town-hall": Words(en="the Town Hall", fr="l’Hôtel de Ville"),
    "saloon": Words(en="the Saloon", fr="le Saloon"),
    "stables": Words(en="the Stables", fr="les Étables"),
    "store": Words(en="the General Store", fr="le Magasin Général"),
    "farm": Words(en="the Farm", fr="la Ferme"),
    "hut": Words(en="the Mystic Hut", fr="la Hutte Mystique"),
    "mine": Words(en="the Mine", fr="la Mine"),
}
_AT: Final = {"le ": "au ", "les ": "aux "}
_OF: Final = {"le ": "du ", "les ": "des "}

EVENTS: Final = {
    "buy-self": Words(en="When you buy this card", fr="À l’achat de cette carte"),
    "camp-built": Words(en="When you build a camp", fr="À chaque camp construit"),
    "threat-beaten": Words(en="When you beat a threat", fr="À chaque menace vaincue"),
    "threat-passed": Words(
        en="When you pass a threat without a fight", fr="À chaque menace passée sans combat"
    ),
    "duel-won": Words(en="When you win a duel", fr="À chaque duel remporté"),
    "duel-lost": Words(en="When you lose a duel", fr="À chaque duel perdu"),
    "quest-success": Words(en="When you succeed in a quest", fr="À chaque quête réussie"),
    "quest-failed": Words(en="When you fail in a quest", fr="À chaque quête manquée"),
    "treasure-gained": Words(en="When you gain a treasure", fr="À chaque trésor gagné"),
    "adventurer-gained": Words(en="When an adventurer joins you", fr="À l’arrivée d’un aventurier"),
    "leave-town": Words(en="When you leave the town", fr="En quittant la ville"),
    "arrive-with-others": Words(
        en="When you end your move where others are",
        fr="En fin de déplacement là où sont d’autres joueurs",
    ),
    "enter-location": Words(en="When you enter a location", fr="En entrant sur un emplacement"),
    "game-start": Words(en="At the beginning of each game", fr="Au début de chaque partie"),
    "after-draft": Words(en="After the draft", fr="Après le choix des artéfacts"),
    "go-to-jail": Words(en="When you go to jail", fr="En allant en prison"),
}
KINDS: Final = {
    "town": Words(en="town", fr="la ville"),
    "coin": Words(en="coin", fr="à pièces"),
    "gem": Words(en="gem", fr="à gemmes"),
    "route": Words(en="route", fr="de commerce"),
}
FLAGS: Final = {
    "water": Words(en=" with poisoned water", fr=" aux eaux empoisonnées"),
    "mammoth": Words(en=" beside mammoths", fr=" près des mammouths"),
}
STATS: Final = {
    "skill": Words(en=" by skill", fr=" par l’habileté"),
    "combat": Words(en=" by combat", fr=" par le combat"),
}
SUBSTITUTED: Final = {
    "payments": Words(en="in payments", fr="dans les paiements"),
    "rolls": Words(en="on rolls", fr="sur les jets"),
    "passing": Words(en="when passing locations", fr="pour passer un emplacement"),
    "camps": Words(en="for camps", fr="pour les camps"),
}


def described(effects: Sequence[AnyEffect]) -> Words:
    """Says what a card does, a sentence for every effect."""
    if not effects:
        return NO_EFFECT
    return joined([clause(effect) for effect in effects], " ")


def described_animal(effects: Sequence[AnyEffect]) -> Words:
    """Says what a pack animal does: it is returned, where a card is discarded."""
    said = described(effects)
    return Words(
        en=said.en.replace(DISCARDING.en, "returning the animal"),
        fr=said.fr.replace(DISCARDING.fr, "en rendant l’animal"),
    )


def joined(parts: Sequence[Words], between: str) -> Words:
    """Puts parts next to each other in both languages."""
    return Words(en=between.join(part.en for part in parts), fr=between.join(part.fr for part in parts))


def listed(parts: Sequence[Words], last: tuple[str, str] = ("and", "et")) -> Words:
    """Lists parts as each language does: a, b and c."""
    *before, end = parts
    if not before:
        return end
    first = joined(before, ", ")
    return Words(en=f"{first.en} {last[0]} {end.en}", fr=f"{first.fr} {last[1]} {end.fr}")


def counted(n: int, noun: Noun) -> Words:
    """Counts things; in French, nought and one are singular."""
    return Words(
        en=f"{n} {noun.one if n == 1 else noun.many}", fr=f"{n} {noun.un if n < 2 else noun.plusieurs}"
    )


def de(named: str) -> str:
    """Puts « de » before a French name, or « d’ » before a vowel."""
    return f"d’{named}" if named[0].lower() in "aeéêiou" else f"de {named}"


def at(building: str) -> Words:
    """Says where: at the Mine, « à la Mine »."""
    there = BUILDINGS[building]
    return Words(en=f"at {there.en}", fr=_with_article("à ", _AT, there.fr))


def of(building: str) -> Words:
    """Says whose: of the Saloon, « du Saloon »."""
    there = BUILDINGS[building]
    return Words(en=f"of {there.en}", fr=_with_article("de ", _OF, there.fr))


def _with_article(word: str, merged: dict[str, str], named: str) -> str:
    for article, form in merged.items():
        if named.startswith(article):
            return form + named.removeprefix(article)
    return word + named


# Goods and prices


def goods(bundle: Bundle) -> Words:
    """Lists a bundle of goods: 2 coins and 1 Lizard token."""
    parts = [counted(getattr(bundle, name), noun) for name, noun in GOODS.items() if getattr(bundle, name)]
    parts += [
        counted(bundle.tokens[faction], token(faction)) for faction in FACTIONS if faction in bundle.tokens
    ]
    return listed(parts)


def token(faction: str) -> Noun:
    """Names the tokens of a faction."""
    who = FACTIONS[faction]
    return Noun(f"{who.one} token", f"{who.one} tokens", f"jeton {who.un}", f"jetons {who.un}")


def price(cost: Bundle) -> Words:
    """Says what an ability costs, before a colon; nothing if it costs nothing."""
    parts: list[Words] = []
    if cost != type(cost)() and _has_goods(cost):
        paid = goods(cost)
        parts.append(Words(en=f"for {paid.en}", fr=f"pour {paid.fr}"))
    if isinstance(cost, Cost) and cost.return_animal:
        animals = counted(cost.return_animal, MEASURES["animals"])
        parts.append(Words(en=f"returning {animals.en}", fr=f"en rendant {animals.fr}"))
    if isinstance(cost, Cost) and cost.discard_self:
        parts.append(DISCARDING)
    return listed(parts) if parts else Words(en="", fr="")


def _has_goods(cost: Bundle) -> bool:
    return bool(cost.tokens) or any(getattr(cost, name) for name in GOODS)


# What is counted


def noun_of(measure: Measure) -> Noun:
    """Names what a measure counts: Mystic adventurers, camps beside mammoths."""
    noun = MEASURES[measure.of]
    if measure.of == "tokens" and measure.faction is not None:
        return token(measure.faction)
    if measure.faction is not None:
        who = FACTIONS[measure.faction]
        return Noun(
            f"{who.one} {noun.one}",
            f"{who.one} {noun.many}",
            f"{noun.un} {who.un}",
            f"{noun.plusieurs} {who.plusieurs}",
        )
    if measure.flag is not None:
        flag = FLAGS[measure.flag]
        return Noun(noun.one + flag.en, noun.many + flag.en, noun.un + flag.fr, noun.plusieurs + flag.fr)
    return noun


def condition(found: Condition) -> Words:
    """Says a condition after "if"."""
    n, op = found.n, found.op
    if op in ("<", ">"):
        n, op = (n - 1, "<=") if op == "<" else (n + 1, ">=")
    if found.measure.of == "reputation":
        height = {"<=": ("at most", "d’au plus"), "=": ("exactly", "de"), ">=": ("at least", "d’au moins")}[
            op
        ]
        return Words(en=f"your reputation is {height[0]} {n}", fr=f"votre réputation est {height[1]} {n}")
    noun = noun_of(found.measure)
    if n == 0 and op != ">=":
        return Words(en=f"you have no {noun.one}", fr=f"vous n’avez pas {de(noun.un)}")
    bound = {"<=": ("at most", "au plus"), "=": ("exactly", "exactement"), ">=": ("at least", "au moins")}[op]
    number = counted(n, noun)
    return Words(en=f"you have {bound[0]} {number.en}", fr=f"vous avez {bound[1]} {number.fr}")


def points(n: int) -> Words:
    """Writes Journey Points with their sign."""
    sign = "+" if n >= 0 else "−"
    return Words(en=f"{sign}{abs(n)} JP", fr=f"{sign}{abs(n)} PV")


# Effects


def clause(effect: AnyEffect) -> Words:
    """Says one effect in a sentence."""
    if isinstance(effect, entries.Per | entries.Most | entries.Rank | entries.Threshold):
        said = at_the_end(effect)
        return Words(en=f"At the end: {said.en}.", fr=f"Fin de partie : {said.fr}.")
    if isinstance(effect, entries.On):
        return on(effect)
    if isinstance(effect, entries.Act):
        return ability(effect)
    said = standing(effect)
    return Words(en=f"{said.en}.", fr=f"{said.fr}.")


def at_the_end(effect: entries.Per | entries.Most | entries.Rank | entries.Threshold) -> Words:
    """Says what a card is worth at the end."""
    if isinstance(effect, entries.Per):
        return per(effect)
    if isinstance(effect, entries.Most):
        worth = points(effect.points)
        if effect.measure.of == "reputation":
            return Words(
                en=f"{worth.en} if your reputation alone is the highest",
                fr=f"{worth.fr} si personne n’a une réputation aussi haute que la vôtre",
            )
        noun = noun_of(effect.measure)
        return Words(
            en=f"{worth.en} if you alone have the most {noun.many}",
            fr=f"{worth.fr} si personne n’a autant {de(plain(effect.measure, noun))} que vous",
        )
    if isinstance(effect, entries.Rank):
        return rank(effect)
    worth, holds = points(effect.points), condition(effect.condition)
    return Words(en=f"{worth.en} if {holds.en}", fr=f"{worth.fr} si {holds.fr}")


def plain(measure: Measure, noun: Noun) -> str:
    """Gives the French name after « autant de »: food is not counted there."""
    return noun.un if measure.of == "food" else noun.plusieurs


def per(effect: entries.Per) -> Words:
    """Says points for each of something, or for every few of it."""
    worth = points(effect.points)
    if effect.measure.of == "reputation":
        said = Words(
            en=f"{worth.en} for every {effect.every} reputation",
            fr=f"{worth.fr} par tranche de {effect.every} points de réputation",
        )
        if effect.every == 1:
            said = Words(en=f"{worth.en} for each reputation", fr=f"{worth.fr} par point de réputation")
    else:
        noun = noun_of(effect.measure)
        said = Words(en=f"{worth.en} for each {noun.one}", fr=f"{worth.fr} par {noun.un}")
        if effect.every > 1:
            said = Words(
                en=f"{worth.en} for every {effect.every} {noun.many}",
                fr=f"{worth.fr} par tranche de {effect.every} {noun.plusieurs}",
            )
    if effect.cap:
        most = abs(effect.points * effect.cap)
        return Words(en=f"{said.en}, {most} JP at most", fr=f"{said.fr}, {most} PV au plus")
    return said


def rank(effect: entries.Rank) -> Words:
    """Says points by rank, and what ties are worth."""
    if effect.measure.of == "reputation":
        top = Words(en="the highest reputation", fr="la plus haute réputation")
    else:
        noun = noun_of(effect.measure)
        top = Words(en=f"the most {noun.many}", fr=f"le plus grand nombre {de(noun.plusieurs)}")
    first = points(effect.first)
    said = Words(en=f"{first.en} for {top.en}", fr=f"{first.fr} pour {top.fr}")
    for n, place in (
        (effect.second, Words(en=" for the second place", fr=" pour la deuxième place")),
        (effect.tie_first, Words(en=" for a tie at the top", fr=" en cas d’égalité en tête")),
        (
            effect.tie_second,
            Words(en=" for a tie for the second place", fr=" en cas d’égalité à la deuxième place"),
        ),
    ):
        if n:
            worth = points(n)
            said = Words(en=f"{said.en}, {worth.en}{place.en}", fr=f"{said.fr}, {worth.fr}{place.fr}")
    return said


def on(effect: entries.On) -> Words:
    """Says when something happens, and what."""
    if effect.event == "visit":
        assert effect.building is not None
        there = BUILDINGS[effect.building]
        when = Words(en=f"When you visit {there.en}", fr=f"En visitant {there.fr}")
    else:
        when = EVENTS[effect.event]
    if effect.kinds:
        kinds = listed([KINDS[kind] for kind in effect.kinds], ("or", "ou"))
        when = Words(en=f"{when.en} on a {kinds.en} location", fr=f"{when.fr} sur un emplacement {kinds.fr}")
    if effect.flag is not None:
        when = joined((when, FLAGS[effect.flag]), "")
    if effect.stat is not None:
        when = joined((when, STATS[effect.stat]), "")
    if effect.when is not None:
        holds = condition(effect.when)
        when = Words(en=f"{when.en}, if {holds.en}", fr=f"{when.fr}, si {holds.fr}")
    do = action(effect.do)
    often = once(effect.limit)
    return Words(en=f"{when.en}, {do.en}{often.en}.", fr=f"{when.fr}, {do.fr}{often.fr}.")


def once(n: int) -> Words:
    """Says how often in a turn; nothing if always."""
    if not n:
        return Words(en="", fr="")
    times = "once" if n == 1 else f"{n} times"
    return Words(en=f" ({times} a turn)", fr=f" ({'une' if n == 1 else n} fois par tour)")


def ability(effect: entries.Act) -> Words:
    """Says when an ability may be used, at which price, and what it does."""
    when = window(effect)
    cost, do = price(effect.cost), action(effect.do)
    often = once(0 if effect.cost.discard_self else effect.uses)
    if not cost.en:
        return Words(en=f"{when.en}, {do.en}{often.en}.", fr=f"{when.fr}, {do.fr}{often.fr}.")
    return Words(
        en=f"{when.en}, {cost.en}: {do.en}{often.en}.", fr=f"{when.fr}, {cost.fr} : {do.fr}{often.fr}."
    )


def window(effect: entries.Act) -> Words:
    """Says where an ability may be used."""
    if effect.window == "own-turn":
        return Words(en="On your turn", fr="Pendant votre tour")
    if effect.window == "at-threat":
        return Words(en="At a threat", fr="Face à une menace")
    if effect.window == "building":
        assert effect.building is not None
        there = BUILDINGS[effect.building]
        return Words(en=f"When you visit {there.en}", fr=f"En visitant {there.fr}")
    rolls = listed(contexts(effect.contexts), ("or", "ou"))
    return Words(en=f"On your roll {rolls.en}", fr=f"À votre jet {rolls.fr}")


def contexts(found: Sequence[str]) -> list[Words]:
    """Names the rolls on which an ability helps."""
    said: list[Words] = []
    if "duel" in found and "defense" in found:
        said.append(Words(en="in a duel", fr="en duel"))
    elif "duel" in found:
        said.append(Words(en="in a duel that you begin", fr="dans un duel que vous provoquez"))
    elif "defense" in found:
        said.append(Words(en="in a duel that another begins", fr="dans un duel qu’on vous impose"))
    if "threat" in found:
        said.append(Words(en="against a threat", fr="contre une menace"))
    if "quest-skill" in found and "quest-combat" in found:
        said.append(Words(en="in a quest", fr="en quête"))
    elif "quest-skill" in found:
        said.append(Words(en="for skill in a quest", fr="d’habileté en quête"))
    elif "quest-combat" in found:
        said.append(Words(en="for combat in a quest", fr="de combat en quête"))
    return said


def action(do: AnyAction) -> Words:
    """Says what is done, as something that the owner is told to do."""
    if isinstance(do, entries.Gain):
        what = goods(do.what)
        return Words(en=f"gain {what.en}", fr=f"gagnez {what.fr}")
    if isinstance(do, entries.Lose):
        what = goods(do.what)
        return Words(en=f"lose {what.en}", fr=f"perdez {what.fr}")
    if isinstance(do, entries.GainKind):
        coins, gems = counted(do.n, GOODS["coin"]), counted(do.n, GOODS["gem"])
        return Words(
            en=f"gain {coins.en} or {gems.en} more, as the location shows",
            fr=f"gagnez {coins.fr} ou {gems.fr} de plus, selon l’emplacement",
        )
    if isinstance(do, entries.DrawArtifacts):
        return draw_artifacts(do)
    if isinstance(do, entries.DrawTreasures):
        drawn = counted(do.n, MEASURES["treasures"])
        return Words(
            en=f"draw {drawn.en} and keep {do.keep}", fr=f"piochez {drawn.fr} et gardez-en {do.keep}"
        )
    if isinstance(do, entries.PlaceCamp):
        return Words(
            en="place a camp on any empty location", fr="posez un camp sur n’importe quel emplacement vide"
        )
    if isinstance(do, entries.TakeFromEachPresent):
        given = counted(do.n, GOODS[do.good])
        return Words(en=f"each of them gives you {given.en}", fr=f"chacun d’eux vous donne {given.fr}")
    if isinstance(do, entries.RollGain):
        what = goods(do.what)
        faces = {5: ("5 or 6", "sur 5 ou 6"), 6: ("6", "sur 6")}
        least = faces.get(do.least, (f"{do.least} to 6", f"de {do.least} à 6"))
        return Words(
            en=f"roll a die: on {least[0]}, gain {what.en}", fr=f"lancez un dé : {least[1]}, gagnez {what.fr}"
        )
    if isinstance(do, entries.RollMod):
        return Words(en=f"add {do.n} to the roll", fr=f"ajoutez {do.n} au jet")
    return Words(en="roll the die again", fr="relancez le dé")


def draw_artifacts(do: entries.DrawArtifacts) -> Words:
    """Says that artifacts are drawn, each to be kept or discarded."""
    tiers = {
        "basic": Noun("basic artifact", "basic artifacts", "artéfact basique", "artéfacts basiques"),
        "advanced": Noun("advanced artifact", "advanced artifacts", "artéfact avancé", "artéfacts avancés"),
        "split": Noun("artifact", "artifacts", "artéfact", "artéfacts"),
    }
    drawn = counted(do.n, tiers[do.deck])
    if do.n == 1:
        return Words(
            en=f"draw {drawn.en}; keep it or discard it", fr=f"piochez {drawn.fr} ; gardez-le ou défaussez-le"
        )
    return Words(
        en=f"draw {drawn.en}; keep or discard each", fr=f"piochez {drawn.fr} ; gardez ou défaussez chacun"
    )


def standing(effect: AnyEffect) -> Words:
    """Says what holds as long as one has the card."""
    if isinstance(effect, entries.Sym):
        return symbols(effect)
    if isinstance(effect, entries.IgnoreThreats):
        cost = price(effect.cost)
        if not cost.en:
            return Words(
                en="You may pass threats without a fight", fr="Vous pouvez passer les menaces sans combat"
            )
        return Words(
            en=f"At a threat, {cost.en}: pass it without a fight",
            fr=f"Face à une menace, {cost.fr} : passez-la sans combat",
        )
    if isinstance(effect, entries.DuelMod):
        n = f"{effect.n:+d}".replace("-", "−")
        return {
            "both": Words(en=f"{n} to your duel rolls", fr=f"{n} à vos jets de duel"),
            "attacker": Words(
                en=f"{n} to your roll in duels that you begin",
                fr=f"{n} à votre jet dans les duels que vous provoquez",
            ),
            "defender": Words(
                en=f"{n} to your roll in duels that others begin",
                fr=f"{n} à votre jet dans les duels qu’on vous impose",
            ),
        }[effect.side]
    if isinstance(effect, entries.FreePass):
        places = Noun("empty location", "empty locations", "emplacement vide", "emplacements vides")
        passed = counted(effect.n, places)
        return Words(
            en=f"On each move, pass {passed.en} for nothing",
            fr=f"À chaque déplacement, passez {passed.fr} sans payer",
        )
    if isinstance(effect, entries.MoveBonus):
        return Words(en=f"+{effect.n} movement", fr=f"+{effect.n} en mouvement")
    if isinstance(effect, entries.Carry):
        carried = counted(effect.n, MEASURES["treasures"])
        return Words(en=f"Carries {carried.en}", fr=f"Porte {carried.fr}")
    if isinstance(effect, entries.CarryExtra):
        return carry_extra(effect)
    if isinstance(effect, entries.TradeBonus | entries.TradeCount):
        return trades(effect)
    if isinstance(effect, entries.SlotAny):
        return Words(
            en="Your adventurers may take the slots of other factions",
            fr="Vos aventuriers peuvent occuper les cases des autres factions",
        )
    if isinstance(effect, entries.ExtraAction):
        there, theirs = at(effect.at), of(effect.action)
        return Words(
            en=f"{there.en[0].upper()}{there.en[1:]}, take the action {theirs.en} as well",
            fr=f"{there.fr[0].upper()}{there.fr[1:]}, faites aussi l’action {theirs.fr}",
        )
    if isinstance(effect, entries.EnterOccupied):
        return enter_occupied(effect)
    return rights(effect)


def symbols(effect: entries.Sym) -> Words:
    """Says the symbols of a card."""
    if effect.kind == "shield":
        return Words(
            en="You may pass threats without a fight", fr="Vous pouvez passer les menaces sans combat"
        )
    if effect.kind == "heart":
        hearts = counted(effect.n, GOODS["heart"])
        return Words(en=f"+{hearts.en} when you leave the town", fr=f"+{hearts.fr} en quittant la ville")
    named = {
        "skill": ("skill", "habileté"),
        "combat": ("combat", "combat"),
        "search": ("search", "recherche"),
        "move": ("movement", "mouvement"),
    }[effect.kind]
    return Words(en=f"+{effect.n} {named[0]}", fr=f"+{effect.n} en {named[1]}")


def carry_extra(effect: entries.CarryExtra) -> Words:
    """Says that treasures are kept without an animal."""
    kept = counted(effect.n, MEASURES["treasures"])
    said = Words(en=f"Keep {kept.en} without an animal", fr=f"Gardez {kept.fr} sans animal")
    if effect.scores:
        return said
    return Words(
        en=f"{said.en}; it does not count for the bonus of three treasures",
        fr=f"{said.fr}, sans qu’il compte pour la prime des trois trésors",
    )


def trades(effect: entries.TradeBonus | entries.TradeCount) -> Words:
    """Says what a card changes in the trades of the Town Hall."""
    if isinstance(effect, entries.TradeBonus):
        return Words(
            en=f"In each trade, what you pay is worth {effect.n} more",
            fr=f"À chaque échange, ce que vous payez vaut {effect.n} de plus",
        )
    times = "twice" if effect.n == 2 else f"up to {effect.n} times"
    return Words(
        en=f"Trade {times} on a visit to the Town Hall",
        fr=f"Faites jusqu’à {effect.n} échanges par visite à l’Hôtel de Ville",
    )


def enter_occupied(effect: entries.EnterOccupied) -> Words:
    """Says that occupied buildings are entered without a duel."""
    cost = price(effect.cost)
    if effect.building is not None:
        there = BUILDINGS[effect.building]
        said = Words(
            en=f"enter {there.en} without a duel, even when somebody is there",
            fr=f"entrez {at(effect.building).fr} sans duel, même si quelqu’un s’y trouve",
        )
    else:
        said = Words(
            en="enter a building without a duel, even when somebody is there",
            fr="entrez dans un bâtiment sans duel, même si quelqu’un s’y trouve",
        )
    if cost.en:
        return Words(
            en=f"{cost.en[0].upper()}{cost.en[1:]}, {said.en}",
            fr=f"{cost.fr[0].upper()}{cost.fr[1:]}, {said.fr}",
        )
    return Words(en=f"{said.en[0].upper()}{said.en[1:]}", fr=f"{said.fr[0].upper()}{said.fr[1:]}")


def rights(effect: AnyEffect) -> Words:
    """Says what one may do, what costs less, what is won."""
    if isinstance(effect, entries.PayAs):
        good, instead = GOODS[effect.good], GOODS[effect.instead_of]
        where = listed([SUBSTITUTED[context] for context in effect.contexts], ("and", "et"))
        theirs = "Votre nourriture peut" if effect.good == "food" else f"Vos {good.plusieurs} peuvent"
        return Words(
            en=f"Your {good.many} may stand for {instead.many}, {where.en}",
            fr=f"{theirs} remplacer les {instead.plusieurs}, {where.fr}",
        )
    if isinstance(effect, entries.ChooseThreat):
        return Words(
            en="Fight whichever of the remaining threats you like",
            fr="Combattez la menace restante de votre choix",
        )
    if isinstance(effect, entries.HandRelief):
        cards = counted(effect.n, Noun("artifact", "artifacts", "artéfact", "artéfacts"))
        verb = ("costs", "coûte") if effect.n == 1 else ("cost", "coûtent")
        return Words(
            en=f"At the end: up to {cards.en} in your hand {verb[0]} nothing",
            fr=f"Fin de partie : jusqu’à {cards.fr} en main ne {verb[1]} rien",
        )
    if isinstance(effect, entries.BuyTalentAt):
        there = at(effect.building)
        return Words(en=f"You may buy a talent {there.en}", fr=f"Vous pouvez acheter un talent {there.fr}")
    if isinstance(effect, entries.PriceMod):
        return price_change(effect)
    assert isinstance(effect, entries.WinTies), effect
    return Words(en="At the end: you win ties", fr="Fin de partie : vous remportez les égalités")


def price_change(effect: entries.PriceMod) -> Words:
    """Says what costs less, or more."""
    what, good = {
        "recruit": (Words(en="Adventurers", fr="Les aventuriers"), GOODS["coin"]),
        "camp": (Words(en="Camps", fr="Les camps"), GOODS["heart"]),
        "bird": (Words(en="Pack birds", fr="Les oiseaux porteurs"), GOODS["food"]),
    }[effect.what]
    change = counted(abs(effect.n), good)
    less = ("less", "de moins") if effect.n < 0 else ("more", "de plus")
    return Words(en=f"{what.en} cost {change.en} {less[0]}", fr=f"{what.fr} coûtent {change.fr} {less[1]}")
