import { createToken, type TokenType } from 'chevrotain';
import { Blank, Close, Open, Pipe, Slash } from './tokens';

const Word = createToken({ name: 'Word', pattern: /(?:[A-Za-zÄÖÜäöüß]|[\u0300-\u036f])+/ });

/** A keyword; umlauts also as digraphs or decomposed, any case (WW-0.2-05, WW-6.3-02). */
const keyword = (name: string, pattern: RegExp): TokenType =>
  createToken({ name, pattern, longer_alt: Word });

export const New = keyword('New', /neu/i);
export const Disband = keyword('Disband', /aufl(?:ö|oe|o\u0308)sen|abr(?:ü|ue|u\u0308)sten/i);
export const In = keyword('In', /in/i);
export const Split = keyword('Split', /aufteilen/i);
export const To = keyword('To', /nach/i);
export const Merge = keyword('Merge', /zusammenlegen/i);
export const With = keyword('With', /mit/i);
export const Embark = keyword('Embark', /einladen/i);
export const Disembark = keyword('Disembark', /ausladen/i);
export const Assault = keyword('Assault', /angreifen/i);
export const Storm = keyword('Storm', /sturm/i);
export const Build = keyword('Build', /bauen/i);
export const Value = keyword('Value', /bw/i);
export const Idle = keyword('Idle', /inaktiv/i);
export const See = keyword('See', /siehe|see/i);
export const ActionPart = keyword('ActionPart', /aktionsteil|action[ \t]+part/i);
export const Scout = keyword('Scout', /erkunder/i);
export const Wait = keyword('Wait', /warten/i);
export const On = keyword('On', /auf/i);
export const LoadGold = keyword('LoadGold', /laden/i);
export const UnloadGold = keyword('UnloadGold', /abladen/i);
export const Gold = keyword('Gold', /gs/i);
export const Inside = keyword('Inside', /innen/i);
export const Outside = keyword('Outside', /au(?:ß|ss)en/i);
export const Free = keyword('Free', /frei/i);
export const Lead = keyword('Lead', /f(?:ü|ue|u\u0308)hrt/i);
export const Kind = keyword('Kind', /(?:gar|brg|std|fst|met|str|br(?:ü|ue|u\u0308|u)|wl|kan)/i);
export const UnitType = keyword('UnitType', /(?:ks|lt|k|r|s|a|b)/i);
export const Leader = createToken({
  name: 'Leader',
  pattern: /hf/i,
  longer_alt: Word,
  categories: UnitType,
});

export const Count = createToken({ name: 'Count', pattern: /\d+(?:\.\d+)*/ });
export const Plus = createToken({ name: 'Plus', pattern: /\+/ });
export const Name = createToken({ name: 'Name', pattern: /["„“”][^"„“”]*["“”]/ });
const Other = createToken({ name: 'Other', pattern: /[^A-Za-z\d\s]/ });

export const For = createToken({
  name: 'For',
  pattern: /f(?:ü|ue|u\u0308)r/i,
  longer_alt: Word,
  push_mode: 'party',
});
export const Spare = createToken({
  name: 'Spare',
  pattern: /verschonen/i,
  longer_alt: Word,
  push_mode: 'party',
});
export const Party = createToken({ name: 'Party', pattern: /[A-Za-z][A-Za-z0-9_.-]*/ });
const Strange = createToken({ name: 'Strange', pattern: /[^\sA-Za-z]/ });

const KEYWORDS = [
  New,
  Disband,
  Idle,
  Inside,
  In,
  Split,
  To,
  Merge,
  With,
  Embark,
  Disembark,
  Assault,
  Storm,
  Build,
  Value,
  See,
  ActionPart,
  Scout,
  Wait,
  On,
  LoadGold,
  UnloadGold,
  Gold,
  Outside,
  Free,
  For,
  Spare,
  Lead,
  Kind,
  Leader,
  UnitType,
];
/** The vocabulary by mode: after "für" and "verschonen" stands the key of a party. */
export const MODES = {
  remark: [Blank, ...KEYWORDS, Word, Count, Plus, Slash, Pipe, Open, Close, Name, Other],
  party: [Blank, Party, Strange],
};
