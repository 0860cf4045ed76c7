import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RuleSystem, Settings, World } from '../../../engine';
import { figuresOf } from '../../explain';
import { useWords } from '../../explain/react';

const SHOWN = ['gold', 'heads', 'fields'] as const;

interface Row {
  readonly party: string;
  readonly name: string;
  readonly figures: readonly (readonly [before: number, after: number])[];
}

const rowsOf = (
  [before, after]: readonly [World, World],
  system: RuleSystem<World>,
  settings: Settings,
): readonly Row[] => {
  const [old, now] = [before, after].map((world) => system.realmFigures?.(world, settings) ?? {});
  return Object.values(after.parties)
    .map(({ key, name }) => ({
      party: key,
      name,
      figures: SHOWN.map(
        (figure) => [old?.[key]?.[figure] ?? 0, now?.[key]?.[figure] ?? 0] as const,
      ),
    }))
    .filter(({ figures }) => figures.some(([a, b]) => a !== 0 || b !== 0));
};

const Cells = ({ figure: [before, after] }: { readonly figure: readonly [number, number] }) => {
  const { plain, signed } = figuresOf(useWords());
  const change = after - before;
  return (
    <>
      <td className="ww-figures">{plain(before)}</td>
      <td className="ww-figures">{plain(after)}</td>
      <td className="ww-figures ww-figure-change" data-changed={change !== 0}>
        {signed(change)}
      </td>
    </>
  );
};

export interface RealmFiguresProps {
  readonly worlds: readonly [before: World, after: World];
  readonly system: RuleSystem<World>;
  readonly settings: Settings;
}

/** Gold, heads and fields of every realm in both runs. */
export const RealmFigures = ({ worlds, system, settings }: RealmFiguresProps) => {
  const { t } = useTranslation();
  const [before, after] = worlds;
  const rows = useMemo(
    () => rowsOf([before, after], system, settings),
    [before, after, system, settings],
  );
  return (
    <table className="ww-realm-figures">
      <caption className="ww-visually-hidden">{t('whatif:figures.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {t('whatif:figures.realm')}
          </th>
          {SHOWN.map((figure) => (
            <th key={figure} scope="colgroup" colSpan={3}>
              {t(`whatif:figures.${figure}`)}
            </th>
          ))}
        </tr>
        <tr>
          {SHOWN.flatMap((figure) => [
            <th key={`${figure} 0`} scope="col">
              {t('whatif:figures.before')}
            </th>,
            <th key={`${figure} 1`} scope="col">
              {t('whatif:figures.after')}
            </th>,
            <th key={`${figure} 2`} scope="col">
              {t('whatif:figures.change')}
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ party, name, figures }) => (
          <tr key={party}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <Cells key={index} figure={figure} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
