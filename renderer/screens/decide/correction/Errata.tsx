import { useTranslation } from 'react-i18next';
import { useSession } from '../../../model/state/session';
import { Button, FindingRow, TextField } from '../../../kit/ui';
import { CopyButton, LetterLanguage } from '../../../model/letters/LetterActions';
import { keepErratum } from './commands';
import { type RenderedRealm, wasSent } from './reported';
import type { Drafts } from './use-drafts';

const Letter = ({ realm, drafts }: { readonly realm: RenderedRealm; readonly drafts: Drafts }) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const { name } = realm.party;
  const erratum = drafts.of(realm);
  return (
    <article className="ww-erratum">
      <TextField
        label={t('whatif:errata.letterTo', { realm: name })}
        rows={12}
        value={erratum.text}
        onChange={(text) => drafts.edit(realm, text)}
        isReadOnly={readOnly}
      />
      <div className="ww-row ww-gap-8">
        <CopyButton text={erratum.text} label={t('whatif:errata.copyOf', { realm: name })} />
        <Button
          isDisabled={readOnly}
          aria-label={t('whatif:errata.keepOf', { realm: name })}
          onPress={() => void execute(keepErratum(erratum, name, new Date().toISOString()))}
        >
          {t('whatif:errata.keep')}
        </Button>
        {drafts.isEdited(realm) ? (
          <Button
            variant="text"
            isDisabled={readOnly}
            aria-label={t('whatif:errata.redraftOf', { realm: name })}
            onPress={() => drafts.redraft(realm)}
          >
            {t('whatif:errata.redraft')}
          </Button>
        ) : null}
        <span className="ww-quiet ww-small">
          {t(wasSent(realm) ? 'whatif:errata.sent' : 'whatif:errata.notSent')}
        </span>
      </div>
    </article>
  );
};

export interface ErrataProps {
  readonly realms: readonly RenderedRealm[];
  readonly drafts: Drafts;
}

/** A letter for every realm whose report was wrong: drafted from its own reports, to be edited. */
export function Errata({ realms, drafts }: ErrataProps) {
  const { t } = useTranslation();
  if (realms.length === 0)
    return (
      <div className="ww-correction-pad">
        <FindingRow kind="GOOD">{t('whatif:errata.none')}</FindingRow>
      </div>
    );
  return (
    <div className="ww-correction-pad">
      <div className="ww-row ww-split ww-gap-16">
        <p className="ww-quiet">{t('whatif:errata.intro')}</p>
        <LetterLanguage language={drafts.language} onChange={drafts.setLanguage} />
      </div>
      {realms.map((realm) => (
        <Letter key={realm.party.key} realm={realm} drafts={drafts} />
      ))}
    </div>
  );
}
