import { calc, type Explained, fact, rule, type Settings } from '../../../kernel';
import { choiceOf } from './settings';

const to = (value: Explained, step: number, settings: Settings, name: string): Explained => {
  const rounding = choiceOf(settings, 'ew.round.mode') === 'up' ? 'up' : 'halfUp';
  const part = fact(name, step, {}, 'EW-0-04');
  return calc.product(calc.quotient(rounding, value, part), part);
};

/** Rounded to hundreds, the exact middle upwards (EW-0-04). */
function toHundreds(value: Explained, settings: Settings): Explained {
  return to(value, 100, settings, 'eroberung.hundred');
}

/** Markers from the rest of the war chest on the screen (EW-13-01). */
export function spoilsOf(rest: number, clause: string, settings: Settings): Explained {
  const energy = fact('eroberung.rest', rest, {}, 'EW-12-09');
  return rule('eroberung.spoils', clause, toHundreds(energy, settings));
}

/** Markers or energy as fields of the register: to five hundreds, a thousand a field (EW-20-05, EW-21-09). */
export function asFields(
  value: number,
  name: 'transfer' | 'restTransfer',
  clause: string,
  settings: Settings,
): Explained {
  const amount = fact(`eroberung.${name === 'transfer' ? 'markers' : 'rest'}`, value);
  const thousand = fact('eroberung.thousand', 1000, {}, 'EW-0-03');
  const rounded = to(amount, 500, settings, 'eroberung.fiveHundred');
  return rule(`eroberung.${name}`, clause, calc.quotient('exact', rounded, thousand));
}

/** A whole divided equally, in parts; what is left goes one part each from the first on (EW-18-07). */
export function shared(whole: number, count: number): readonly number[] {
  const each = Math.floor(whole / Math.max(1, count));
  const rest = whole - each * count;
  return Array.from({ length: count }, (_, index) => each + (index < rest ? 1 : 0));
}

/** Markers divided equally in hundreds; the rest goes to the first (EW-18-09). */
export function sharedMarkers(amount: number, count: number): readonly number[] {
  const each = Math.floor(amount / (100 * Math.max(1, count))) * 100;
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? amount - each * (count - 1) : each,
  );
}
