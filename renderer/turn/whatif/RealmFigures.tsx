import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RuleSystem, Settings, World } from '../../../engine';
import { figuresOf, isMoneyFigure } from '../../explain';
import { useMoney, useWords } from '../../explain/react';
import { ownKey } from '../../text/own-key';

/** Figures of games on a map; others show the first their rules give. */
const ON_MAP = ['gold', 'heads', 'fields'];
const MOST = 4;

interface Row {
  readonly party: string;
  readonly name: string;
  readonly figures: readonly (readonly [before: number, after: number])[];
}

type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

const shownOf = (figures: Figures): readonly string[] => {
  const keys = Object.keys(Object.values(figures)[0] ?? {});
  const usual = ON_MAP.filter((key) => keys.includes(key));
  return usual.length === ON_MAP.length || keys.length === 0 ? ON_MAP : keys.slice(0, MOST);
};

const rowsOf = (
  [before, after]: readonly [World, World],
  system: RuleSystem<World>,
  settings: Settings,
  shown: readonly string[],
): readonly Row[] => {
  const [old, now] = [before, after].map((world) => system.parties.figures(world, settings));
  return Object.values(after.parties)
    .map(({ key, name }) => ({
      party: key,
      name,
      figures: shown.map(
        (figure) => [old?.[key]?.[figure] ?? 0, now?.[key]?.[figure] ?? 0] as const,
      ),
    }))
    .filter(({ figures }) => figures.some(([a, b]) => a !== 0 || b !== 0));
};

const Cells = ({
  figure: [before, after],
  isMoney,
}: {
  readonly figure: readonly [number, number];
  readonly isMoney: boolean;
}) => {
  const figures = figuresOf(useWords());
  const money = useMoney();
  const { plain, signed } = isMoney ? money : figures;
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

const nameOf = (figure: string): string =>
  ownKey(
    'figure',
    figure,
    ON_MAP.includes(figure) ? `whatif:figures.${figure}` : `ledger:figure.${figure}`,
  );

export interface RealmFiguresProps {
  readonly worlds: readonly [before: World, after: World];
  readonly system: RuleSystem<World>;
  readonly settings: Settings;
}

/** Gold, heads and fields of every realm in both runs. */
export const RealmFigures = ({ worlds, system, settings }: RealmFiguresProps) => {
  const { t } = useTranslation();
  const [before, after] = worlds;
  const words = useWords();
  const shown = useMemo(
    () => shownOf(system.parties.figures(after, settings)),
    [system, after, settings],
  );
  const rows = useMemo(
    () => rowsOf([before, after], system, settings, shown),
    [before, after, system, settings, shown],
  );
  return (
    <table className="ww-realm-figures">
      <caption className="ww-visually-hidden">{t('whatif:figures.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {t('whatif:figures.realm')}
          </th>
          {shown.map((figure) => (
            <th key={figure} scope="colgroup" colSpan={3}>
              {words(nameOf(figure))}
            </th>
          ))}
        </tr>
        <tr>
          {shown.flatMap((figure) => [
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
              <Cells key={index} figure={figure} isMoney={isMoneyFigure(shown[index] ?? '')} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
