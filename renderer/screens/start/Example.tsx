import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, KLEINFELDER } from '../../../engine';
import { figuresOf } from '../../kit/explain';
import { usePreferences } from '../../model/state/preferences';
import { Button } from '../../kit/ui';
import { createAndOpen } from '../../model/files/acts';
import { useWords } from '../../model/files/texts';
import { MoreExamples } from './MoreExamples';
import { WorldPicture } from './WorldPicture';

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
    <dl className="ww-facts">
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

/** The example world: its picture, what is in it, and the way in, with the tour or without. */
export const Example = () => {
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
          <p className="ww-example-text">{t('app:start.exampleText')}</p>
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
};
