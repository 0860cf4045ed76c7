import { fraction, type PartyReport, reportsOf, type TurnEvent } from '../../../kernel';
import { compareFields } from '../../../world';
import { targetsOf } from '../orders/book';
import { byText, isAlive, isArmy, nationsOf, unitsOf, unitsOn } from '../rules/nation';
import { choiceOf, flagOf } from '../rules/settings';
import { fieldsSeenBy, isSeenFrom, sightingOf } from '../rules/sight';
import type { Army, NationKey } from '../state/types';
import { scout } from './scouting';
import { aboutUnit, courseOf, notify, playing, type RoundTurn, sorted, STEPS, tell } from './turn';

/** Owners learn of foreign armies that entered the fields of their bases (TM-4.5-10, TM-4.5-11, TM-4.5-23). */
function noticeBases(turn: RoundTurn): void {
  const { settings } = turn.input;
  const owners = turn.moments.combat?.bases ?? turn.start.bases;
  const onPassing = flagOf(settings, 'tm.base.notice_on_passing');
  for (const unit of unitsOf(turn.state)) {
    const { entered } = courseOf(turn, unit.key);
    if (entered.length === 0) continue;
    for (const field of new Set(onPassing ? entered : [unit.field])) {
      const owner = owners[field]?.owner ?? null;
      if (owner === null || owner === unit.nation) continue;
      const isHidden = isArmy(unit) && (unit.hiding.near || unit.hiding.same);
      const { nation, strength } = sightingOf(unit, settings);
      if (isHidden || strength === null)
        notify(turn, owner, 'baseEnteredUnseen', 'TM-4.5-11', {}, field);
      else
        notify(
          turn,
          owner,
          'baseEntered',
          'TM-4.5-11',
          { other: nation, soldiers: strength },
          field,
        );
    }
  }
}

/** Nations on a field that speak to each other: extrovert, seen, under their own flag (TM-4.4-17, TM-4.4-20). */
function contactsOn(turn: RoundTurn, armies: readonly Army[]): readonly NationKey[] {
  const isOpen = (army: Army): boolean =>
    army.isExtrovert && army.shown.flag === null && !army.hiding.same;
  const isAllOrNone = choiceOf(turn.input.settings, 'tm.contact.mode') === 'all_or_none';
  const visible = armies.filter(({ hiding }) => !hiding.same);
  if (isAllOrNone && !visible.every(isOpen)) return [];
  const nations = sorted(visible.filter(isOpen).map(({ nation }) => nation));
  return nations.length < 2 ? [] : nations;
}

/** What came of orders that were not carried out: by a combat, or without a reason (TM-4.7-15, TM-12-08). */
function noticeFailures(turn: RoundTurn): void {
  for (const { unit: key, own, failure, isFalse } of turn.courses.values()) {
    const unit = turn.start.units[key] ?? turn.state.units[key];
    const isReported =
      failure === null || failure === 'blocked' || isFalse || own.kind === 'ATTACK';
    if (unit === undefined || isReported) continue;
    const kind = failure === 'combat' ? 'annulled' : 'notCarriedOut';
    const clause = failure === 'combat' ? 'TM-4.7-15' : 'TM-11-05';
    notify(turn, unit.nation, kind, clause, { ...aboutUnit(unit), act: own.kind }, unit.field);
  }
}

/** What has changed since the last map for all on fields a nation sees: owners of bases, destroyed capitals (TM-12-05). */
function noticeChanges(turn: RoundTurn): void {
  const { bases, published } = turn.state;
  const known = new Map(published.bases.map(({ field, owner }) => [field, owner]));
  const changed = Object.values(bases)
    .filter(({ field, owner }) => known.get(field) !== owner)
    .sort((a, b) => compareFields(a.field, b.field));
  const ruins = nationsOf(turn.state).filter(
    ({ key, hasCapital }) => !hasCapital && !published.destroyed.includes(key),
  );
  for (const { key } of playing(turn)) {
    const fields = fieldsSeenBy(turn.state, key, turn.input.settings);
    for (const { field, owner } of changed)
      if (owner !== key && fields.has(field))
        notify(turn, key, 'baseSeen', 'TM-12-05', { other: owner ?? 'nobody' }, field);
    for (const ruin of ruins)
      if (ruin.key !== key && fields.has(ruin.capital))
        notify(turn, key, 'ruinSeen', 'TM-12-05', { other: ruin.key }, ruin.capital);
  }
}

/** Joint messages the GM opens for armies that meet, and what meeting armies can do (TM-4.4-14, TM-12-07). */
function noticeMeetings(turn: RoundTurn): void {
  const fields = [...new Set(unitsOf(turn.state).map(({ field }) => field))].sort(compareFields);
  for (const field of fields) {
    const here = unitsOn(turn.state, field);
    const nations = contactsOn(turn, here.filter(isArmy));
    if (nations.length > 0) {
      tell(turn, 'contact', 'TM-4.4-14', {
        place: field,
        parties: nations,
        about: { others: nations },
      });
      for (const nation of nations)
        notify(
          turn,
          nation,
          'contact',
          'TM-4.4-14',
          {
            others: nations.filter((one) => one !== nation),
          },
          field,
        );
    }
    for (const nation of sorted(here.map((unit) => unit.nation))) {
      const met = here.filter(
        (unit) => unit.nation !== nation && isSeenFrom(turn.state, field, unit),
      );
      if (met.length > 0)
        notify(turn, nation, 'encounter', 'TM-12-07', { count: met.length }, field);
    }
  }
}

/** What every nation sees of others at the start of the new round, by the numbers it can order with (TM-4-03, TM-12-01 to TM-12-04). */
function noticeSightings(turn: RoundTurn): void {
  const { settings } = turn.input;
  for (const { key } of nationsOf(turn.state).filter(isAlive))
    for (const { number, field, nation, strength } of targetsOf(turn.state, key, settings))
      notify(
        turn,
        key,
        strength === null ? 'seenBare' : 'seen',
        'TM-12-03',
        { handle: number, other: nation, soldiers: strength ?? 0 },
        field,
      );
}

/** The evil learn of each other, where they do at all (TM-1-04). */
function introduceEvil(turn: RoundTurn): void {
  if (!flagOf(turn.input.settings, 'tm.evil.know_each_other')) return;
  const evil = nationsOf(turn.state).filter(({ isEvil }) => isEvil);
  for (const nation of evil)
    for (const other of evil)
      if (other.key !== nation.key)
        notify(turn, nation.key, 'otherEvil', 'TM-1-04', { other: other.key });
}

/** Notices in an order of their own words, so that it gives nothing away (TM-11-08). */
function eventsFor(turn: RoundTurn, nation: NationKey): readonly TurnEvent[] {
  return turn.notices
    .filter(({ to }) => to === nation)
    .map(({ to: _, ...notice }): TurnEvent => ({
      ...notice,
      time: fraction(STEPS.length, STEPS.length),
      parties: [nation],
    }))
    .sort(
      (a, b) =>
        byText(a.kind, b.kind) ||
        (a.place === b.place
          ? 0
          : a.place === ''
            ? -1
            : b.place === ''
              ? 1
              : compareFields(a.place, b.place)) ||
        byText(JSON.stringify(a.about), JSON.stringify(b.about)),
    );
}

/** Step 19: what each nation is told (TM-12-06, TM-12-08). */
export function publish(turn: RoundTurn): readonly PartyReport[] {
  scout(turn);
  noticeBases(turn);
  noticeFailures(turn);
  noticeChanges(turn);
  noticeMeetings(turn);
  noticeSightings(turn);
  introduceEvil(turn);
  const parties = playing(turn).map(({ key }) => key);
  return reportsOf(turn, parties).map((report) => ({
    ...report,
    events: eventsFor(turn, report.party),
  }));
}
