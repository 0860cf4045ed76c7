import { formatPosition } from '../../../hex';
import type { Remark, RemarkMeaning, StructureKey } from './content';
import { formatCount } from '../../../kernel';

const goodsText = (count: number, type: string, leaders: number | null): string =>
  `${formatCount(count)}${type}${leaders === null ? '' : ` + ${formatCount(leaders)} HF`}`;

const STRUCTURES: Readonly<Record<StructureKey, string>> = {
  gar: 'GAR',
  brg: 'BRG',
  std: 'STD',
  fst: 'FST',
  met: 'MET',
  str: 'STR',
  bridge: 'BRÜ',
  wl: 'WL',
  kan: 'KAN',
};

type Writers = {
  readonly [K in RemarkMeaning['kind']]: (remark: Remark & { readonly kind: K }) => string;
};

const after = (word: string, rest: string | number | null): string =>
  rest === null ? word : `${word} ${String(rest)}`;

const inPlace = (place: string | null): string => (place === null ? '' : ` in ${place}`);

const WRITERS: Writers = {
  new: ({ count, type, leaders }) =>
    after('neu', count === null || type === null ? null : goodsText(count, type, leaders)),
  split: ({ count, type, leaders, into }) =>
    `aufteilen ${goodsText(count, type, leaders)} nach ${String(into)}`,
  disband: ({ place }) => `auflösen${inPlace(place)}`,
  unload: ({ place }) => `ausladen${inPlace(place)}`,
  storm: ({ target }) => after('Sturm', target === null ? null : formatPosition(target)),
  assault: ({ target }) => `${formatPosition(target)} angreifen`,
  merge: ({ unit }) => after('zusammenlegen mit', unit),
  load: ({ carrier }) => after('einladen nach', carrier),
  wait: ({ unit }) => after('warten auf', unit),
  lead: ({ unit }) => after('führt', unit),
  build: ({ structure, value, place, name }) =>
    `bauen ${STRUCTURES[structure]}${value === null ? '' : ` BW ${String(value)}`}` +
    `${inPlace(place === null ? null : formatPosition(place))}${name === null ? '' : ` "${name}"`}`,
  cargo: ({ action, gold }) => `${action === 'load' ? 'laden' : 'abladen'} ${formatCount(gold)} GS`,
  station: ({ inside }) => (inside ? 'innen' : 'außen'),
  release: ({ party }) => after('frei für', party),
  spare: ({ party }) => after('verschonen', party),
  idle: () => 'inaktiv',
  see: () => 'siehe Aktionsteil',
  scout: () => 'Erkunder',
  free: ({ text }) => text,
};

const write = <K extends RemarkMeaning['kind']>(
  kind: K,
  remark: Remark & { readonly kind: K },
): string => WRITERS[kind](remark);

/** Writes a remark in the words of the grammar (WW-6.3-01, -20); free text as it was written. */
export function formatRemark(remark: Remark): string {
  return write(remark.kind, remark);
}
