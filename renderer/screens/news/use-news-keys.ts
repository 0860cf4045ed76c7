import { useMemo } from 'react';
import { withoutFinding } from '../../../engine';
import { useSession } from '../../model/state/session';
import { type Shortcut, shortcutsOf, useShortcuts } from '../../kit/state/shortcuts';
import { addItems, changeItem, setPublicity } from './commands';
import { readySources } from './editor/sources';
import { suggestedWordsFor } from './model/suggestion';
import type { NewsModel } from './model/use-news-model';
import { useNewsView } from './news-store';

const SCOPE = 'delivery:leaf.news';
const shortcut = shortcutsOf(SCOPE);

const execute: ReturnType<typeof useSession.getState>['execute'] = (command) =>
  useSession.getState().execute(command);

const PUBLICITY_KEYS = { secret: 'S', rumour: 'R', public: 'P' } as const;

const publicityKeys = (model: NewsModel): readonly Shortcut[] => {
  const source = (): NewsModel['sources'][number] | undefined =>
    model.sources.find(({ key }) => key === useNewsView.getState().source);
  return (['secret', 'rumour', 'public'] as const).map((publicity) =>
    shortcut(
      `news.${publicity}`,
      PUBLICITY_KEYS[publicity],
      `news:key.${publicity}`,
      () => {
        const { publicityId = null, embargo = null } = source() ?? {};
        if (publicityId !== null)
          void execute(setPublicity([{ id: publicityId, publicity, embargo }]));
      },
      { isEnabled: () => !model.isReadOnly && (source()?.publicityId ?? null) !== null },
    ),
  );
};

/** Replaces the first position that is still open by the suggested words, and shows its piece. */
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
      shortcut(
        'news.takeAll',
        'Shift+A',
        'news:key.takeAll',
        () => {
          if (model.issue !== null)
            void execute(addItems(model.issue, readySources(model).map(model.draft)));
        },
        { isEnabled: () => model.isOpen && readySources(model).length > 0 },
      ),
      shortcut('news.replace', 'X', 'news:key.replace', () => replaceNext(model), {
        isEnabled: () => model.isOpen && model.openFindings.length > 0,
      }),
      shortcut('news.head', 'K', 'news:head.title', open.head, {
        isEnabled: () => model.issue !== null,
      }),
      shortcut('news.release', 'Shift+H', 'news:release.open', open.release, {
        isEnabled: () => model.isOpen,
      }),
      shortcut('news.archive', 'A', 'news:key.archive', () => {
        const { side, choose } = useNewsView.getState();
        choose({ side: side === 'archive' ? 'issue' : 'archive' });
      }),
    ],
    [model, open],
  );
  useShortcuts(keys);
}
