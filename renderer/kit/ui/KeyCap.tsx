import { useTranslation } from 'react-i18next';
import './keycap.css';

/** Names of keys that differ by language; everything else shows as it is. */
const NAMED: Readonly<Record<string, string>> = {
  Mod: 'app:keys.mod',
  Shift: 'app:keys.shift',
  Alt: 'app:keys.alt',
  Enter: 'app:keys.enter',
  Escape: 'app:keys.escape',
  Delete: 'app:keys.delete',
  Insert: 'app:keys.insert',
  Backspace: 'app:keys.backspace',
  Space: 'app:keys.space',
};

/** Keys whose sign would be lost in a combination, and arrows. */
const SIGNS: Readonly<Record<string, string>> = {
  Plus: '+',
  Minus: '−',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** A combination such as `Mod+Shift+Z` as text: `Strg Umschalt Z` in German. */
export function useKeyWords(): (keys: string) => string {
  const { t } = useTranslation();
  return (keys) =>
    keys
      .split('+')
      .map((key) => SIGNS[key] ?? (NAMED[key] === undefined ? key : t(NAMED[key])))
      .join(' ');
}

/** A key combination as a key cap. */
export function KeyCap({ keys }: { readonly keys: string }) {
  const words = useKeyWords();
  return <kbd className="ww-keycap ww-quiet">{words(keys)}</kbd>;
}
