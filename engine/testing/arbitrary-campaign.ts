import fc from 'fast-check';
import { type Campaign, parcelId, type ParcelRecord } from '../world';
import {
  anyId,
  anyMail,
  anyRulings,
  anySettings,
  anyRealmInFull,
  anyText,
  anyWorldWith,
  byKey,
} from './arbitrary';
import { anyArchive, anyOpenTurn, anySheets, anyTodayCorrections } from './arbitrary-open-turn';
import { anyDelivery } from './arbitrary-delivery';

const anyPoint = fc.record({ x: fc.integer({ min: -99, max: 99 }), y: fc.integer() });
const anyBookmarks = fc
  .uniqueArray(
    fc.record({
      id: anyId,
      name: anyText,
      point: anyPoint,
      scale: fc.integer({ min: 1, max: 99 }),
    }),
    { selector: ({ id }) => id },
  )
  .map((bookmarks) => byKey(bookmarks, ({ id }) => id));

/** Where there is none, the campaign has no collection of them. */
const anyTemplates = fc
  .uniqueArray(fc.record({ id: anyId, name: anyText, line: anyText }), {
    selector: ({ id }) => id,
  })
  .map((templates) =>
    templates.length === 0 ? {} : { templates: byKey(templates, ({ id }) => id) },
  );

const anyFilmLeaks = fc
  .uniqueArray(
    fc.record({
      party: fc.stringMatching(/^[a-z]{3}$/),
      allowed: fc.dictionary(anyId, anyText, { maxKeys: 2 }),
    }),
    { selector: ({ party }) => party, maxLength: 2 },
  )
  .map((told) => (told.length === 0 ? {} : { filmLeaks: byKey(told, ({ party }) => party) }));

const anyHandovers = fc
  .uniqueArray(
    fc.record(
      {
        id: anyId,
        campaign: anyText,
        to: anyText,
        note: anyText,
        turn: fc.nat(99),
        at: fc.constant('2026-11-28T12:00:00Z'),
        tasks: fc.array(
          fc.record({
            kind: fc.constantFrom('letters', 'decisions', 'reports'),
            parties: fc.array(fc.stringMatching(/^[a-z]{3}$/), { maxLength: 2 }),
          }),
          { maxLength: 3 },
        ),
        entries: fc.nat(99),
        digest: fc.constant('0f'.repeat(32)),
        base: anyText,
        returned: fc.constant('2026-11-29T12:00:00Z'),
      },
      {
        requiredKeys: ['id', 'campaign', 'to', 'note', 'turn', 'at', 'tasks', 'entries', 'digest'],
      },
    ),
    { selector: ({ id }) => id, maxLength: 3 },
  )
  .map((handovers) =>
    handovers.length === 0 ? {} : { handovers: byKey(handovers, ({ id }) => id) },
  );

/** Neighbours, and empty parcels to and from them that were called back. */
const anyParcels = fc
  .uniqueArray(
    fc.record(
      {
        campaign: anyId,
        name: anyText,
        called: anyText.filter((name) => name !== ''),
        recalled: anyText,
        isRecallSent: fc.boolean(),
        isRecalled: fc.boolean(),
      },
      { requiredKeys: ['campaign', 'name'] },
    ),
    { selector: ({ campaign }) => campaign, maxLength: 2 },
  )
  .map((neighbours) => {
    const records = neighbours.flatMap(
      ({ campaign, name, called, isRecalled, ...out }): readonly ParcelRecord[] => {
        const noted = { turn: 3, at: '2026-11-28T12:00:00Z' };
        const [own, other] = [
          { campaign: 'own', name: 'Westmark' },
          { campaign, name },
        ];
        const held = { note: '', parties: {}, units: [], letters: [], knowledge: [] };
        const parcel = { ...held, kind: 'parcel', system: 'waben', number: 1 } as const;
        const neighbour: ParcelRecord = {
          ...noted,
          ...other,
          ...(called === undefined ? {} : { called }),
          id: parcelId('neighbour', campaign),
          kind: 'neighbour',
        };
        const sent: ParcelRecord = {
          ...noted,
          ...out,
          id: parcelId('out', campaign, 1),
          kind: 'out',
          parcel: { ...parcel, from: own, to: other },
          departed: [],
          state: 'sent',
          reason: '',
        };
        const refused: ParcelRecord = {
          ...noted,
          ...(isRecalled === undefined ? {} : { isRecalled }),
          id: parcelId('in', campaign, 1),
          kind: 'in',
          parcel: { ...parcel, from: other, to: own },
          digest: '0f'.repeat(32),
          state: 'refused',
          reason: name,
          arrived: [],
          isAnswered: false,
        };
        return [neighbour, sent, refused];
      },
    );
    return records.length === 0 ? {} : { parcels: byKey(records, ({ id }) => id) };
  });

const anyUnderlays = fc
  .uniqueArray(
    fc.record({
      id: anyId,
      name: anyText,
      image: fc.constant('0f'.repeat(32)),
      width: fc.integer({ min: 1, max: 12_000 }),
      height: fc.integer({ min: 1, max: 12_000 }),
      pins: fc.array(fc.record({ pixel: anyPoint, point: anyPoint }), { maxLength: 3 }),
      opacity: fc.constantFrom(0, 0.5, 1),
      isLocked: fc.boolean(),
      isShown: fc.boolean(),
    }),
    { selector: ({ id }) => id },
  )
  .map((underlays) => byKey(underlays, ({ id }) => id));

const anyEditions = fc
  .uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-z]{1,6}$/),
      name: anyText,
      from: fc.nat(9),
      settings: anySettings,
    }),
    { selector: ({ id }) => id, maxLength: 2 },
  )
  .map((editions) => byKey(editions, ({ id }) => id));

/** Whole campaigns, sheets and archive included. */
export const anyCampaign: fc.Arbitrary<Campaign> = fc
  .record({
    id: anyText,
    name: anyText,
    system: fc.constant('waben'),
    seed: fc.constant('demo'),
    settings: anySettings,
    world: anyWorldWith(anyRealmInFull),
    sheets: anySheets,
    rulings: anyRulings,
    archive: anyArchive,
    bookmarks: anyBookmarks,
    underlays: anyUnderlays,
    editions: anyEditions,
    mail: anyMail,
    ...anyOpenTurn,
    ...anyDelivery,
  })
  .chain((campaign) =>
    fc
      .tuple(anyTemplates, anyHandovers, anyParcels, anyFilmLeaks, anyTodayCorrections)
      .map(([templates, handovers, parcels, filmLeaks, todayCorrections]) => ({
        ...campaign,
        ...templates,
        ...handovers,
        ...parcels,
        ...filmLeaks,
        ...todayCorrections,
      })),
  )
  .map((campaign) => structuredClone(campaign)); // plain objects, as the program makes them
