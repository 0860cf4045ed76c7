import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, KLEINFELDER, systems } from '../../../engine';
import { figuresOf } from '../../kit/explain';
import { usePreferences } from '../../model/state/preferences';
import { Button, usePageTheme } from '../../kit/ui';
import { createAndOpen } from '../../model/files/actions';
import { useLanguage, useWords } from '../../kit/explain/react';
import type { GameExample } from '../../games/game-view';
import { gameViews } from '../../games/registry';

const openExample = async ({ load }: GameExample): Promise<void> => {
  await createAndOpen(await load(), 'storage:journal.example');
};

/** The example worlds of games, each in a line with its button. */
function MoreExamples() {
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
                <p className="ww-example-text ww-quiet">
                  {words(`${game}:example.${example.id}.text`)}
                </p>
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

/** Fonts of the map's lettering; a canvas does not load them by itself. */
const MAP_FONTS = [
  '500 16px',
  'italic 500 16px',
  '600 16px',
  'italic 600 16px',
  '700 16px',
  'italic 16px',
];

const lettersLoaded = (): Promise<unknown> =>
  Promise.all(MAP_FONTS.map((face) => document.fonts.load(`${face} Alegreya`)));

/** The middle of a world, framed like a sheet of paper. It is painted once its fonts are there. */
const WorldPicture = ({
  campaign,
  label,
}: {
  readonly campaign: Campaign;
  readonly label: string;
}) => {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = usePageTheme();
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (frame.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setSize({ width: Math.round(width), height: Math.round(height) });
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const density = globalThis.devicePixelRatio;
  useEffect(() => {
    if (size.width === 0) return undefined;
    let isHere = true;
    const draw = async () => {
      const [{ paintWorld }] = await Promise.all([import('./paint-world'), lettersLoaded()]);
      if (!isHere || canvas.current === null) return;
      paintWorld(canvas.current, campaign, theme, { ...size, density });
    };
    void draw();
    return () => {
      isHere = false;
    };
  }, [campaign, theme, size, density]);
  return (
    <div className="ww-picture">
      <div className="ww-picture-edge ww-row ww-align-stretch ww-fill">
        <div className="ww-picture-map ww-fill" ref={frame}>
          <canvas
            ref={canvas}
            width={size.width * density}
            height={size.height * density}
            role="img"
            aria-label={label}
          />
        </div>
      </div>
    </div>
  );
};

const factsOf = ({ world }: Campaign) => {
  const grossfelder = Object.values(world.map.grossfelder);
  return {
    fields: grossfelder.length * KLEINFELDER,
    realms: Object.values(world.parties).filter(({ kind }) => kind === 'realm').length,
    units: Object.keys(world.units).length,
    settlements: grossfelder.reduce(
      (sum, { settlements }) => sum + Object.keys(settlements).length,
      0,
    ),
  };
};

const Facts = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const figures = figuresOf(useWords());
  return (
    <dl className="ww-facts ww-row ww-align-stretch ww-wrapping">
      {Object.entries(factsOf(campaign)).map(([name, count]) => (
        <div key={name}>
          <dt>{t(`app:start.facts.${name}`)}</dt>
          <dd>{figures.plain(count)}</dd>
        </div>
      ))}
    </dl>
  );
};

const useExample = (): Campaign | null => {
  const [campaign, setCampaign] = useState<Campaign | null>(null);
  useEffect(() => {
    let isHere = true;
    void import('../../../assets/examples/tharos').then(({ tharosCampaign }) => {
      if (isHere) setCampaign(tharosCampaign());
    });
    return () => {
      isHere = false;
    };
  }, []);
  return campaign;
};

/** Opens the larger example, whose realms have all written. */
const openEight = async (): Promise<void> => {
  const { achtCampaign } = await import('../../../assets/examples/acht');
  await createAndOpen(achtCampaign(), 'storage:journal.example');
};

/** The example world: its picture, its content, and the buttons that open it, with the tour or without. */
export function Example() {
  const { t } = useTranslation();
  const campaign = useExample();
  const setPreferences = usePreferences(({ set }) => set);
  if (campaign === null) return <section className="ww-start-right ww-stack" />;
  const open = () => void createAndOpen(campaign, 'storage:journal.example');
  return (
    <section
      className="ww-start-right ww-stack"
      aria-labelledby="ww-example ww-row ww-align-end ww-wrapping"
    >
      <WorldPicture campaign={campaign} label={campaign.name} />
      <div className="ww-example ww-row ww-align-end ww-wrapping">
        <div>
          <p className="ww-over">{t('app:start.example')}</p>
          <h2 className="ww-title" id="ww-example ww-row ww-align-end ww-wrapping">
            {campaign.name}
          </h2>
          <p className="ww-example-text ww-quiet">{t('app:start.exampleText')}</p>
          <Facts campaign={campaign} />
        </div>
        <div className="ww-stack ww-gap-10">
          <Button variant="filled" size="large" onPress={open}>
            {t('app:start.openExample')}
          </Button>
          <Button size="large" onPress={() => void openEight()}>
            {t('app:start.openEight')}
          </Button>
          <Button
            variant="text"
            onPress={() => {
              setPreferences({ tourSeen: false });
              open();
            }}
          >
            {t('app:action.tour')}
          </Button>
        </div>
      </div>
      <MoreExamples />
    </section>
  );
}
