import { useTranslation } from 'react-i18next';
import { systems } from '../../../engine';
import { useLanguage, useWords } from '../../kit/explain/react';
import type { GameExample } from '../../games/game-view';
import { gameViews } from '../../games/registry';
import { Button } from '../../kit/ui';
import { createAndOpen } from '../../model/files/actions';

const openExample = async ({ load }: GameExample): Promise<void> => {
  await createAndOpen(await load(), 'storage:journal.example');
};

/** The example worlds that games bring along, each in a line with the way in. */
export function MoreExamples() {
  const { t } = useTranslation();
  const words = useWords();
  const language = useLanguage();
  const examples = Object.values(gameViews).flatMap(({ id: game, examples = [] }) =>
    examples.map((example) => ({ game, example })),
  );
  if (examples.length === 0) return null;
  return (
    <section className="ww-examples" aria-labelledby="ww-examples">
      <h2 className="ww-over" id="ww-examples">
        {t('app:start.moreExamples')}
      </h2>
      <ul>
        {examples.map(({ game, example }) => {
          const name = words(`${game}:example.${example.id}.name`);
          return (
            <li key={`${game} ${example.id}`}>
              <div>
                <h3 className="ww-head">
                  {name} <span className="ww-small ww-quiet">{systems[game]?.title[language]}</span>
                </h3>
                <p className="ww-example-text">{words(`${game}:example.${example.id}.text`)}</p>
              </div>
              <Button onPress={() => void openExample(example)}>
                {t('app:start.openNamed', { name })}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
