import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { I18nextProvider } from 'react-i18next';
import {
  BLANK_CAMPAIGN,
  type Campaign,
  grossfelderOf,
  KLEINFELDER,
  latticeOf,
  type Settlement,
} from '../../engine';
import { createTexts } from '../../renderer/kit/text/words';
import { useSession } from '../../renderer/model/state/session';
import { useBooksView } from '../../renderer/model/books/books-store';
import { BooksScreen } from '../../renderer/screens/books';
import { keyOf, monthOf } from '../month/world';

export interface BooksPlan {
  readonly grossfelder: number;
  /** Settlements of the realm whose books are opened. */
  readonly settlements: number;
}

/** A world whose first realm owns all land that is nobody's, with its settlements spread over it. */
const campaignOf = ({ grossfelder, settlements }: BooksPlan): Campaign => {
  const { world } = monthOf({ realms: 4, unitsEach: 8, grossfelder, seed: 'books' });
  const owner = keyOf(0);
  const towns = new Map<string, Record<number, Settlement>>();
  const all = grossfelderOf(world.map);
  for (let index = 0; index < settlements; index += 1) {
    const chunk = all[index % all.length];
    const field = (5 + 6 * Math.floor(index / all.length)) % KLEINFELDER;
    if (chunk === undefined) continue;
    towns.set(chunk.no, {
      ...towns.get(chunk.no),
      [field]: { type: 'std', name: `Stadt ${String(index)}`, owner, built: 24, harbours: [] },
    });
  }
  const chunks = Object.fromEntries(
    all.map((chunk) => [
      chunk.no,
      {
        ...chunk,
        owner: chunk.owner.map((one) => one ?? owner),
        settlements: { ...towns.get(chunk.no), ...chunk.settlements },
      },
    ]),
  );
  return {
    ...BLANK_CAMPAIGN,
    id: 'bench-books',
    name: 'books',
    system: 'waben',
    seed: 'books',
    world: { ...world, map: { ...world.map, grossfelder: chunks } },
  };
};

/** Until what React rendered stands on the screen. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

/** Opens the balance sheet of the realm. @returns milliseconds until it stands there, and its rows among those drawn */
const measureBooks = async (plan: BooksPlan) => {
  const campaign = campaignOf(plan);
  useSession.setState({ campaign, lattice: latticeOf(campaign.world.map) });
  useBooksView.setState({ tab: 'ledger', party: keyOf(0), source: null, gap: null });
  const host = document.createElement('div');
  host.style.cssText = 'position:absolute;inset:0;display:grid';
  document.body.append(host);
  const root = createRoot(host);
  const texts = createTexts('de');
  flushSync(() =>
    root.render(
      <I18nextProvider i18n={texts}>
        <BooksScreen />
      </I18nextProvider>,
    ),
  );
  await painted();
  const start = performance.now();
  flushSync(() => useBooksView.setState({ tab: 'balance' }));
  await painted();
  const opening = performance.now() - start;
  const drawn = host.querySelectorAll('.ww-balance tbody tr').length;
  const text = host.querySelector('.ww-balance')?.textContent ?? '';
  root.unmount();
  host.remove();
  return { opening, drawn, hasSum: text.includes('Summe') };
};

export type MeasuredBooks = Awaited<ReturnType<typeof measureBooks>>;

declare global {
  interface Window {
    measureBooks: typeof measureBooks;
  }
}

window.measureBooks = measureBooks;
