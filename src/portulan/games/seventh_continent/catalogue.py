"""The cards in the order in which they came into the game: the place of a card is its number in moves and records.

So that what was recorded stays readable, a card keeps its number for good: new ones are written at the end, whatever
their order in the content files. A test compares this list with the content.
"""

from __future__ import annotations

from typing import Final

CARDS: Final = (
    *("A-045-g1", "A-071-g1", "A-072-g1", "A-073-g1", "A-074-g1", "A-075-g1", "A-076-g1", "A-077-g1"),
    *("A-078-g1", "A-080-g1", "A-164-g1", "A-179-g1", "A-000-g1", "A-101-g1", "A-101-g2", "A-101-g3"),
    *("A-101-g4", "A-112-g1", "A-112-gold1", "A-159-g1", "A-140-g1", "A-141-g1", "A-142-g1"),
    *("A-700-g1", "A-701-g1", "A-702-g1", "A-703-g1", "A-063-g1", "A-171-g1", "A-181-g1", "A-191-g1"),
    *("A-777-g1", "A-100-1", "A-100-2", "A-100-3", "A-100-4", "A-100-5", "A-104-1", "A-104-2"),
    *("A-104-3", "A-104-4", "A-104-5", "A-010-g1", "A-011-g1", "A-013-g1", "A-018-g1", "A-018-gold1"),
    *("A-029-g1", "A-005-g1", "A-006-g1", "A-012-g1", "A-012-gold1", "A-014-g1", "A-009-g1"),
    *("A-036-g1", "A-027-g1", "A-054-g1", "A-316-g1", "A-033-g1", "A-041-g1", "X-I-01", "X-I-02"),
    *("X-I-03", "X-I-04", "X-I-05", "X-I-06", "X-I-07", "X-I-08", "X-I-09", "X-I-10", "X-I-11"),
    *("X-I-12", "X-I-13", "X-I-14", "X-I-15", "X-I-16", "X-I-17", "X-I-18", "X-I-19", "X-I-20"),
    *("ferriere-1", "ferriere-2", "ferriere-3", "ferriere-4", "ferriere-5", "penhallow-1"),
    *("penhallow-2", "penhallow-3", "penhallow-4", "penhallow-5", "quiroga-1", "quiroga-2"),
    *("quiroga-3", "quiroga-4", "quiroga-5", "vogt-1", "vogt-2", "vogt-3", "vogt-4", "vogt-5"),
    *("sahin-1", "sahin-2", "sahin-3", "sahin-4", "sahin-5", "C01", "C02", "C03", "C04", "C05", "C06"),
    *("C07", "C08", "C09", "C10", "C11", "C12", "C13", "C14", "C15", "C16", "C17", "C18", "C19"),
    *("C20", "C21", "C22", "C23", "C24", "C25", "C26", "C27", "C28", "C29", "C30", "C31", "C32"),
    *("C33", "C34", "C35", "death-1", "death-2", "death-3", "death-4", "curse-voracious-goddess"),
    *("voracious-goddess", "ferriere", "penhallow", "quiroga", "vogt", "sahin"),
    *("A-081-g1", "A-272-g1", "A-082-g1", "A-084-g1", "A-085-g1", "A-112-g2", "A-130-g1"),
    *("A-130-g2", "A-130-g3", "A-130-gold1", "A-143-g1", "A-145-g1", "A-149-g1", "A-102-1"),
    *("A-102-2", "A-102-3", "A-102-4", "A-102-5", "A-103-1", "A-103-2", "A-103-3", "A-103-4"),
    *("A-103-5", "A-021-g1", "A-002-g1", "X-I-21", "X-I-22", "X-I-23", "X-I-24", "V01", "V02"),
    *("V03", "V04", "V05"),
    *("A-252-g1", "A-253-g1", "A-254-g1", "A-255-g1", "A-256-g1", "A-257-g1", "A-258-g1"),
    *("A-260-g1", "A-261-g1", "A-262-g1", "A-263-g1", "A-264-g1", "A-265-g1", "A-266-g1"),
    *("A-267-g1", "A-268-g1", "A-269-g1", "A-270-g1", "A-113-g1", "A-113-gold1", "A-275-g1"),
    *("A-276-g1", "A-277-g1", "A-278-g1", "A-280-g1", "A-144-g1", "A-146-g1", "A-147-g1"),
    *("A-704-g1", "A-705-g1", "A-706-g1", "A-707-g1", "A-708-g1", "A-174-g1", "A-345-g1"),
    *("A-417-g1", "A-192-g1", "A-193-g1", "A-194-g1", "A-105-1", "A-105-2", "A-105-3", "A-105-4"),
    *("A-105-5", "A-036-gold1", "A-201-g1", "A-203-g1", "A-207-g1", "A-209-g1", "A-211-g1"),
    *("A-213-g1", "A-213-gold1", "A-214-g1", "A-216-g1", "A-218-g1", "A-220-g1", "A-220-gold1"),
    *("A-222-g1", "A-224-g1", "A-231-g1", "A-226-g1", "A-226-gold1", "A-228-g1", "A-387-g1"),
    *("A-229-g1", "A-240-g1", "A-238-g1", "A-235-g1", "A-235-gold1", "A-232-g1", "X-II-01"),
    *("X-II-02", "X-II-03", "X-II-04", "X-II-05", "X-II-06", "X-II-07", "X-II-08", "X-II-09"),
    *("X-II-10", "X-II-11", "X-II-12", "X-II-13", "X-II-14", "X-II-15", "X-II-16", "X-II-17"),
    *("X-II-18", "X-II-19", "X-II-20", "X-II-21", "X-II-22"),
)
