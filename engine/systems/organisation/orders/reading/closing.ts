import type { Order } from '../order';
import { folded } from '../fold';
import { meantBy } from '../names';
import type { Token } from '../tokens';
import { categoryOf } from '../words';
import {
  advantageIn,
  countIn,
  diceIn,
  itemsOf,
  leaveOut,
  numberIn,
  objectTo,
  type Parts,
  regionAt,
  researchIn,
  slotAt,
  statedRegion,
  trimmed,
  wordsIn,
} from './parts';

/** `ABLEHNEN in Küste` (OS-15-01). */
export const readDecline = (parts: Parts): readonly Order[] => [
  { kind: 'DECLINE', region: regionAt(parts, 'in') },
];

const UNIT = /^u?\d+$/;

/** `AUFRUHR in Küste: u3, u4` (OS-8.3-03). */
export const readOverpopulation = (parts: Parts): readonly Order[] => {
  const region = regionAt(parts, 'in');
  const items = itemsOf([...parts.loose, ...parts.line.tail]);
  const units = items.flatMap((item) => {
    const ids = trimmed(item).filter(({ fold }) => UNIT.test(fold));
    if (ids.length === 0) leaveOut(parts, item);
    return ids.map(({ fold }) => (fold.startsWith('u') ? fold : `u${fold}`));
  });
  if (units.length === 0) objectTo(parts, 'organisation.E_UNITS', []);
  return [{ kind: 'OVERPOPULATION', region, units: [...new Set(units)] }];
};

/** `HANDEL in Küste: 2` (OS-5.1-05); 0 = none of them pays. */
export const readTrade = (parts: Parts): readonly Order[] => {
  const region = regionAt(parts, 'in');
  const { value, token } = numberIn([...parts.line.tail, ...parts.loose]);
  if (!Number.isInteger(value) || value < 0)
    objectTo(parts, 'organisation.E_LEVEL', token === undefined ? [] : [token]);
  return [{ kind: 'TRADE', region, levels: value }];
};

const NOTHING = /^(nichts|nothing|none|keine)$/;

/** Levels of an advantage that are all of them where no number is written. */
const allLevels = ({ book }: Parts, name: string): number =>
  book.own?.advantages.find((advantage) => advantage.name === name)?.intact ?? 1;

const paidItem = (parts: Parts, item: readonly Token[]) => {
  const whole = meantBy(
    trimmed(item)
      .map(({ text }) => text)
      .join(' '),
    parts.book.advantages,
  );
  if (whole !== undefined)
    return { name: whole.key, levels: Math.max(1, allLevels(parts, whole.key)) };
  const { count, rest } = countIn(parts, item, 'organisation.E_LEVEL', Number.NaN);
  const name = advantageIn(parts, rest);
  return { name, levels: Number.isNaN(count) ? Math.max(1, allLevels(parts, name)) : count };
};

/** `ZAHLE in Küste: Salzhandel 2, Speicher 1`; `ZAHLE nichts in Küste` (OS-8.6-02). */
export const readPay = (parts: Parts): readonly Order[] => {
  const region = regionAt(parts, 'in');
  const items = itemsOf([...parts.loose, ...parts.line.tail]);
  const paid = items.filter((item) => !trimmed(item).every(({ fold }) => NOTHING.test(fold)));
  if (items.length === 0) objectTo(parts, 'organisation.E_TARGET', [], { reason: 'advantage' });
  return [{ kind: 'PAY', region, levels: paid.map((item) => paidItem(parts, item)) }];
};

const BLOODY = /^(blutig|bloody)$/;
const BLOODLESS = /^(unblutig|bloodless)$/;
const MEANS = ['authority', 'military', 'secret_service'] as const;

type Means = Extract<Order, { kind: 'CALM' }>['means'];

const meansIn = (parts: Parts, tokens: readonly Token[]): Means => {
  const words = trimmed(tokens.filter(({ fold }) => !BLOODY.test(fold) && !BLOODLESS.test(fold)));
  const text = words.map((word) => word.text).join(' ');
  if (['', 'geld', 'money'].includes(folded(text))) return 'money';
  const means = MEANS.find((category) => category === categoryOf(text));
  if (means === undefined) objectTo(parts, 'organisation.E_TARGET', words, { reason: 'means' });
  return means ?? 'money';
};

/** Words beside the number of units that name nobody. */
const NOBODY =
  /^(u?n?blutig|bloody|bloodless|aufruhr|unrest|bevoelkerung|einheit(en)?|population|units?|vom|beim|bei|of)$/;

/** Whose unrest it is, where the line names another organisation (`os.unrest.foreign`, OS-3-07). */
const targetIn = (parts: Parts, tokens: readonly Token[]): { readonly target?: string } => {
  const words = trimmed(tokens.filter(({ fold, isName }) => isName || !NOBODY.test(fold)));
  if (words.length === 0) return {};
  const target = meantBy(wordsIn(parts, words), parts.book.organisations)?.key;
  if (target === undefined) leaveOut(parts, words);
  return target === undefined || target === parts.book.own?.key ? {} : { target };
};

/** `BERUHIGE 2 in Küste mit Autorität aus Seenland`, `BERUHIGE 1 vom Waldbund in Küste`; military is bloody, the secret service if it is said (OS-8.7). */
export const readCalm = (parts: Parts): readonly Order[] => {
  const everything = [...parts.loose, ...parts.line.slots.flatMap(({ tokens }) => tokens)];
  const means = meansIn(parts, slotAt(parts, 'with') ?? []);
  const from = statedRegion(parts, 'from');
  const region = regionAt(parts, 'in');
  const { count, rest } = countIn(parts, parts.loose, 'organisation.E_UNITS', 1);
  const isSaid = [...everything, ...parts.line.tail].some(({ fold }) => BLOODY.test(fold));
  return [
    {
      kind: 'CALM',
      region,
      means,
      from,
      units: count,
      isBloody: means === 'military' || (means === 'secret_service' && isSaid),
      ...targetIn(parts, rest),
    },
  ];
};

const EVENT = /^(ereignis|zufallsereignis|event)$/;
const INTENSITY = /^(intensitaet|intensity)$/;
const CHANCE = /^chance$/;

/** Number of the intensity die among those of an event. */
const INTENSITY_DIE = 3;

/** `NEUWURF Ereignis 2 mit Archiv`, `NEUWURF Intensität`, `NEUWURF Chance`; null: it belongs to the roll of the order before. */
export const readReroll = (parts: Parts): readonly Order[] | null => {
  const research = researchIn(parts, slotAt(parts, 'with') ?? []);
  const says = (form: RegExp): boolean => parts.loose.some(({ fold }) => form.test(fold));
  if (says(CHANCE)) return [{ kind: 'REROLL_CHANCE', research }];
  if (says(INTENSITY)) return [{ kind: 'REROLL_EVENT', research, die: INTENSITY_DIE }];
  if (!says(EVENT)) return null;
  const dice = diceIn(parts.loose);
  if (dice.length === 0) objectTo(parts, 'organisation.E_REROLL', parts.loose);
  return dice.map((die) => ({ kind: 'REROLL_EVENT', research, die }));
};
