import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALL_PARTIES, FEWEST_GAMES, inLanguage, partiesInOrder } from '../../../../engine';
import { bridge } from '../../../kit/bridge';
import { csvStyleOf, figuresOf, fileStem, type TableCell, tableText } from '../../../kit/explain';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { loadFonts, PageView, pngOf } from '../../../kit/paper';
import { Button, DataTable, FindingRow, Select } from '../../../kit/ui';
import { unwrittenText } from '../../faults/unwritten';
import type { House } from '../use-house';
import {
  chanceSentence,
  comparedOf,
  measureOf,
  partiesOf,
  type ResultRow,
  resultRows,
  verdictSentence,
} from './figures';
import type { Played } from './laboratory-store';
import { distributionPage, PAPER_COLOURS, type PictureColours, SCREEN_COLOURS } from './picture';
import { gamesTable, summaryTable } from './tables';

/** Points to the inch of a saved picture. */
const DPI = 200;

interface Shown {
  readonly house: House;
  readonly played: Played;
  /** Whose figures are shown; empty = all together. */
  readonly party: string;
}

/** The distributions as a sheet, with a head where it stands alone. */
function usePicture({ house, played, party }: Shown) {
  const { t } = useTranslation();
  const words = useWords();
  const { system } = house;
  return (title: string, colours: PictureColours) => {
    const plots = comparedOf(system, played, party).map((compared) => ({
      compared,
      measure: measureOf(system, played.question.subject, compared, words),
    }));
    const { labels } = played.question;
    const { list } = figuresOf(words);
    const label = t('laboratory:result.pictureOf', {
      measure: list(plots.map(({ measure }) => measure.title)),
      arms: list(labels),
    });
    return distributionPage(plots, labels, { title, label, colours });
  };
}

/** Saves what came out as a table, game by game, or as a picture. */
function Saving({ house, played, party }: Shown) {
  const { t } = useTranslation();
  const words = useWords();
  const language = useLanguage();
  const pictureOf = usePicture({ house, played, party });
  const [told, setTold] = useState<{ readonly isSaved: boolean; readonly text: string } | null>(
    null,
  );
  const save = async (
    kind: 'csv' | 'png',
    file: string,
    make: () => Promise<Uint8Array>,
  ): Promise<void> => {
    try {
      const stem = [house.campaign.name, t('laboratory:save.file'), file].filter(Boolean);
      const name = `${stem.map((part) => fileStem(part)).join('-')}.${kind}`;
      const saved = await bridge.saveFile({ kind, name, bytes: await make() });
      setTold(saved && { isSaved: true, text: t('laboratory:save.saved', { path: saved.path }) });
    } catch (problem) {
      setTold({ isSaved: false, text: t(unwrittenText(problem, 'laboratory:save.unsaved')) });
    }
  };
  const saveTable = (file: string, rows: readonly (readonly TableCell[])[]): Promise<void> =>
    save('csv', file, () =>
      Promise.resolve(new TextEncoder().encode(tableText(rows, csvStyleOf(language)))),
    );
  const { title } = played.question;
  return (
    <>
      <div className="ww-house-acts ww-row ww-align-stretch ww-wrapping ww-gap-8">
        <Button
          onPress={() => void saveTable('', summaryTable(house.system, played, party, words))}
        >
          {t('laboratory:save.table')}
        </Button>
        <Button
          onPress={() =>
            void saveTable(t('laboratory:save.gamesFile'), gamesTable(house.system, played, words))
          }
        >
          {t('laboratory:save.games')}
        </Button>
        <Button
          onPress={() =>
            void save('png', '', async () =>
              pngOf(
                pictureOf(`${house.campaign.name}: ${title}`, PAPER_COLOURS),
                DPI,
                await loadFonts(),
              ),
            )
          }
        >
          {t('laboratory:save.picture')}
        </Button>
      </div>
      {told === null ? null : told.isSaved ? (
        <p className="ww-quiet">{told.text}</p>
      ) : (
        <FindingRow kind="WARN">{told.text}</FindingRow>
      )}
    </>
  );
}

/** What was played, and what keeps it from saying much. */
function Head({ played }: Pick<Shown, 'played'>) {
  const { t } = useTranslation();
  const { question, games, isWhole } = played;
  const { subject, seed, title } = question;
  const about = { games: games.length, seed };
  const notes: readonly (ReactNode | null)[] = [
    isWhole ? null : t('laboratory:result.broken', { asked: question.games, games: games.length }),
    games.length < FEWEST_GAMES ? t('laboratory:result.few', { fewest: FEWEST_GAMES }) : null,
  ];
  return (
    <>
      <h4>{t('laboratory:result.title', { title })}</h4>
      <p>
        {subject.kind === 'experiment'
          ? t('laboratory:result.experiment', about)
          : t('laboratory:result.played', {
              ...about,
              turns: subject.turns,
              turn: subject.arms[0]?.world.clock.turn ?? 0,
            })}
      </p>
      {notes.map((note, index) =>
        note === null ? null : (
          <FindingRow key={index} kind="WARN">
            {note}
          </FindingRow>
        ),
      )}
    </>
  );
}

function ResultTable({ rows }: { readonly rows: readonly ResultRow[] }) {
  const { t } = useTranslation();
  const words = useWords();
  const range = ({ measure }: ResultRow, low: number, high: number): string =>
    low === high
      ? measure.plain(low)
      : t('laboratory:result.range', { low: measure.plain(low), high: measure.plain(high) });
  return (
    <DataTable
      className="ww-laboratory-table"
      scroller="ww-laboratory-scroll"
      label={t('laboratory:title')}
      rows={rows}
      keyOf={({ compared, arm }) => `${compared.id} ${String(arm)}`}
      mark={({ compared: { arms }, arm }) => ({
        'data-first': arm === 0 || undefined,
        'data-verdict': arms[arm]?.difference?.verdict,
      })}
      columns={[
        {
          id: 'measure',
          label: t('laboratory:result.measure'),
          isHead: true,
          isWrapped: true,
          cell: ({ measure, arm }) =>
            arm === 0 ? measure.title : <span className="ww-visually-hidden">{measure.title}</span>,
        },
        {
          id: 'arm',
          label: t('laboratory:result.arm'),
          isWrapped: true,
          cell: ({ label }) => label,
        },
        {
          id: 'mean',
          label: t('laboratory:result.mean'),
          align: 'end',
          cell: ({ measure, compared, arm }) => measure.plain(compared.arms[arm]?.mean.value ?? 0),
        },
        {
          id: 'middle',
          label: t('laboratory:result.middle'),
          align: 'end',
          cell: (row) => {
            const [, low = 0, , high = 0] = row.compared.arms[row.arm]?.quarters ?? [];
            return row.compared.unit === 'share' ? '' : range(row, low, high);
          },
        },
        {
          id: 'difference',
          label: t('laboratory:result.difference'),
          align: 'end',
          cell: ({ measure, compared, arm }) => {
            const difference = compared.arms[arm]?.difference;
            return difference === undefined ? '' : measure.signed(difference.value);
          },
        },
        {
          id: 'says',
          label: t('laboratory:result.says'),
          isWrapped: true,
          cell: (row) => verdictSentence(row, words),
        },
      ]}
    />
  );
}

/** What trial games came to: in words and figures, then as distributions, arm under arm. */
export function Results({ house, played }: Omit<Shown, 'party'>) {
  const { t } = useTranslation();
  const { subject } = played.question;
  const [party, setParty] = useState<string>(ALL_PARTIES);
  const shown = { house, played, party };
  const pictureOf = usePicture(shown);
  const words = useWords();
  const rows = useMemo(
    () => resultRows(house.system, played, party, words),
    [house.system, played, party, words],
  );
  const language = useLanguage();
  const experiment =
    subject.kind === 'game'
      ? undefined
      : house.system.laboratory?.experiments?.find(({ id }) => id === subject.id);
  return (
    <div className="ww-laboratory-result" role="status">
      <Head played={played} />
      {played.games.length === 0 ? null : (
        <>
          {subject.kind === 'experiment' ? null : (
            <Select
              label={t('laboratory:result.whose')}
              value={party}
              onChange={setParty}
              options={[
                { id: ALL_PARTIES, label: t('laboratory:result.all') },
                ...partiesInOrder(partiesOf(subject)).map(({ key, name }) => ({
                  id: key,
                  label: name,
                })),
              ]}
            />
          )}
          <ResultTable rows={rows} />
          <p className="ww-quiet ww-small">
            {experiment === undefined
              ? t('laboratory:result.players')
              : inLanguage(experiment.help, language)}{' '}
            {t('laboratory:result.certain')} {chanceSentence(rows, words)}
          </p>
          <h4>{t('laboratory:result.picture')}</h4>
          <p className="ww-quiet ww-small">{t('laboratory:result.legend')}</p>
          <PageView page={pictureOf('', SCREEN_COLOURS)} />
          <Saving {...shown} />
        </>
      )}
    </div>
  );
}
