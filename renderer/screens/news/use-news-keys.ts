import { useMemo } from 'react';
import { withoutFinding } from '../../../engine';
import { useSession } from '../../model/state/session';
import { type Shortcut, useShortcuts } from '../../kit/state/shortcuts';
import { addItems, changeItem, setPublicity } from './commands';
import { readySources } from './editor/sources';
import { suggestedWordsFor } from './model/suggestion';
import type { NewsModel } from './model/use-news-model';
import { useNewsView } from './news-store';

const SCOPE = 'delivery:leaf.news';

const execute: ReturnType<typeof useSession.getState>['execute'] = (command) =>
  useSession.getState().execute(command);

const PUBLICITY_KEYS = { secret: 'S', rumour: 'R', public: 'P' } as const;

const publicityKeys = (model: NewsModel): readonly Shortcut[] => {
  const source = (): NewsModel['sources'][number] | undefined =>
    model.sources.find(({ key }) => key === useNewsView.getState().source);
  return (['secret', 'rumour', 'public'] as const).map((publicity) => ({
    id: `news.${publicity}`,
    keys: PUBLICITY_KEYS[publicity],
    text: `news:key.${publicity}`,
    scope: SCOPE,
    isEnabled: () => !model.isReadOnly && (source()?.publicityId ?? null) !== null,
    run: () => {
      const { publicityId = null, embargo = null } = source() ?? {};
      if (publicityId !== null)
        void execute(setPublicity([{ id: publicityId, publicity, embargo }]));
    },
  }));
};

/** Puts the suggested words in the place of the first position that is still open, and shows its piece. */
const replaceNext = ({ issue, openFindings, telling: context }: NewsModel): void => {
  const [finding] = openFindings;
  const item = issue?.items.find(({ id }) => id === finding?.item);
  if (issue === null || finding === undefined || item === undefined) return;
  useNewsView.getState().choose({ item: item.id });
  const words = suggestedWordsFor(item, finding, context);
  void execute(changeItem(issue, withoutFinding(item, finding, words), 'replaceWords'));
};

/** Binds the keys of the newsletter while it is on the screen. */
export function useNewsKeys(
  model: NewsModel,
  open: { readonly head: () => void; readonly release: () => void },
): void {
  const keys = useMemo(
    (): readonly Shortcut[] => [
      ...publicityKeys(model),
      {
        id: 'news.takeAll',
        keys: 'Shift+A',
        text: 'news:key.takeAll',
        scope: SCOPE,
        isEnabled: () => model.isOpen && readySources(model).length > 0,
        run: () => {
          if (model.issue !== null)
            void execute(addItems(model.issue, readySources(model).map(model.draft)));
        },
      },
      {
        id: 'news.replace',
        keys: 'X',
        text: 'news:key.replace',
        scope: SCOPE,
        isEnabled: () => model.isOpen && model.openFindings.length > 0,
        run: () => replaceNext(model),
      },
      {
        id: 'news.head',
        keys: 'K',
        text: 'news:head.title',
        scope: SCOPE,
        isEnabled: () => model.issue !== null,
        run: open.head,
      },
      {
        id: 'news.release',
        keys: 'Shift+H',
        text: 'news:release.open',
        scope: SCOPE,
        isEnabled: () => model.isOpen,
        run: open.release,
      },
      {
        id: 'news.archive',
        keys: 'A',
        text: 'news:key.archive',
        scope: SCOPE,
        run: () => {
          const { side, choose } = useNewsView.getState();
          choose({ side: side === 'archive' ? 'issue' : 'archive' });
        },
      },
    ],
    [model, open],
  );
  useShortcuts(keys);
}
