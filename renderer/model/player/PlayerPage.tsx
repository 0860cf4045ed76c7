import { useMemo, useState } from 'react';
import { hexGameOf, type RuleSystem, type World } from '../../../engine';
import { lexiconOf, namingWords } from '../../kit/explain';
import type { Words } from '../../kit/text/words';
import { BLANK, type Draft, draftKey, keepDraft, keptDraft } from './draft';
import { OrdersPart } from './OrdersPart';
import type { PlayerData } from './page-data';
import { ReportPart } from './ReportPart';
import { writerOf } from './writer';

const PARTS = ['orders', 'report', 'books'] as const;
type Part = (typeof PARTS)[number];

interface Props {
  readonly data: PlayerData;
  readonly system: RuleSystem<World>;
  readonly words: Words;
}

/** The draft of a page, and whether the browser keeps it; it is kept with every change. */
function useDraft(key: string) {
  const kept = (draft: Draft) => ({ draft, isKept: keepDraft(key, draft) });
  const [state, setState] = useState(() => kept(keptDraft(key) ?? BLANK));
  return { ...state, setDraft: (draft: Draft) => setState(kept(draft)) };
}

/** The page of a player: his orders, his report, his books. */
export function PlayerPage({ data, system, words: plainWords }: Props) {
  const { snapshot, report, language } = data;
  const [part, setPart] = useState<Part>('orders');
  const key = draftKey(data);
  const kept = useDraft(key);
  const writer = useMemo(() => writerOf(snapshot, system), [snapshot, system]);
  const words = useMemo(
    () =>
      namingWords(
        plainWords,
        lexiconOf(
          { parties: writer.world.parties, ...(snapshot.board && { board: writer.world.board }) },
          hexGameOf(system).terrains,
          language,
        ),
      ),
    [plainWords, writer, system, language, snapshot],
  );
  const name = snapshot.party.name;
  return (
    <>
      <header className="head">
        <div>
          <h1>{report.realm}</h1>
          <p className="quiet">
            {[report.title, ...report.aside.filter((one) => !report.title.includes(one))].join(
              ' · ',
            )}
          </p>
        </div>
        <nav aria-label={words('page:player.parts')}>
          {PARTS.map((one) => (
            <button
              key={one}
              type="button"
              aria-current={one === part ? 'page' : undefined}
              onClick={() => setPart(one)}
            >
              {words(`page:player.part.${one}`)}
            </button>
          ))}
        </nav>
      </header>
      {part === 'orders' ? (
        <OrdersPart data={data} writer={writer} words={words} pageKey={key} {...kept} />
      ) : (
        <ReportPart report={report} isBooks={part === 'books'} />
      )}
      <footer className="quiet">
        {report.foot.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{words('page:player.known', { party: name })}</p>
      </footer>
    </>
  );
}
