import type { MapPaneProps } from './props';

/**
 * The map in tests, where no page has a canvas: it tells in words what is marked, chosen and drawn on it. Loaded in the
 * place of the drawn one (scripts/lib/native-hooks.mjs).
 */
export function MapPane({
  label,
  paths = [],
  highlights = [],
  selection = null,
}: Pick<MapPaneProps, 'label' | 'paths' | 'highlights' | 'selection'>) {
  return (
    <ul
      aria-label={label}
      data-marked={highlights.flatMap(({ fields }) => fields).join(' ')}
      data-selected={selection}
    >
      {paths.map(({ id, active, stops }) => (
        <li key={id} aria-current={active}>
          {[id, ...stops.map(({ kind }) => kind)].join(' ')}
        </li>
      ))}
    </ul>
  );
}
