import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../state/session';
import { Button, FindingRow, TextField, ToggleGroup } from '../../ui';
import { keepErratum } from './commands';
import type { ToldRealm } from './told';
import type { Drafts } from './use-drafts';

const LANGUAGES = [
  { id: 'de', label: 'Deutsch' },
  { id: 'en', label: 'English' },
] as const;

/** Copies a text and says that it did. */
const CopyButton = ({ text, name }: { readonly text: string; readonly name: string }) => {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<string | null>(null);
  return (
    <Button
      aria-label={t('whatif:errata.copyOf', { realm: name })}
      onPress={() => {
        navigator.clipboard.writeText(text).then(
          () => setCopied(text),
          () => setCopied(null),
        );
      }}
    >
      {t(copied === text ? 'whatif:errata.copied' : 'whatif:errata.copy')}
    </Button>
  );
};

const Letter = ({ realm, drafts }: { readonly realm: ToldRealm; readonly drafts: Drafts }) => {
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
      <div className="ww-erratum-acts">
        <CopyButton text={erratum.text} name={name} />
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
          {t(realm.sentAt === null ? 'whatif:errata.notSent' : 'whatif:errata.sent')}
        </span>
      </div>
    </article>
  );
};

export interface ErrataProps {
  readonly realms: readonly ToldRealm[];
  readonly drafts: Drafts;
}

/** A letter for every realm that was told something wrong: drafted from its own reports, to be edited. */
export const Errata = ({ realms, drafts }: ErrataProps) => {
  const { t } = useTranslation();
  if (realms.length === 0)
    return (
      <div className="ww-correction-pad">
        <FindingRow kind="GOOD">{t('whatif:errata.none')}</FindingRow>
      </div>
    );
  return (
    <div className="ww-correction-pad">
      <div className="ww-errata-head">
        <p className="ww-quiet">{t('whatif:errata.intro')}</p>
        <ToggleGroup
          label={t('whatif:errata.language')}
          options={LANGUAGES}
          value={drafts.language}
          onChange={drafts.setLanguage}
        />
      </div>
      {realms.map((realm) => (
        <Letter key={realm.party.key} realm={realm} drafts={drafts} />
      ))}
    </div>
  );
};
