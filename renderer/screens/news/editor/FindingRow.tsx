import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type NewsIssue,
  type NewsItem,
  type PressFinding,
  withoutFinding,
} from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { Button, FindingMark, TextField } from '../../../kit/ui';
import { changeItem, letStand } from '../commands';
import type { NewsContext } from '../../../model/news/draft/news-text';
import { suggestedWordsFor } from '../model/suggestion';

/** Words that name a position: a replacement, or a reason to allow them (WW-10.2-03). */
export function FindingRow({
  issue,
  item,
  finding,
  telling: context,
  isOpen,
}: {
  readonly issue: NewsIssue;
  readonly item: NewsItem;
  readonly finding: PressFinding;
  readonly telling: NewsContext;
  /** Whether the issue can be changed. */
  readonly isOpen: boolean;
}) {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const suggested = suggestedWordsFor(item, finding, context);
  const [instead, setInstead] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const allowed = issue.allowed?.[finding.key];
  const { words } = finding;
  const replace = (): void =>
    void execute(
      changeItem(issue, withoutFinding(item, finding, instead ?? suggested), 'replaceWords'),
    );
  const stand = (text: string): void =>
    void execute(letStand(issue, { keys: [finding.key], words: finding.words }, text));
  if (allowed !== undefined) {
    return (
      <li className="ww-news-finding ww-stack ww-align-start ww-gap-6">
        <FindingMark kind="HAND">{t('news:find.stands', { words, reason: allowed })}</FindingMark>
        <Button variant="text" isDisabled={!isOpen} onPress={() => stand('')}>
          {t('app:common.notAfterAll')}
        </Button>
      </li>
    );
  }
  return (
    <li className="ww-news-finding ww-stack ww-align-start ww-gap-6">
      <FindingMark kind="REJECT">{t(`news:find.kind.${finding.kind}`, { words })}</FindingMark>
      <div className="ww-news-finding-act ww-row ww-align-stretch ww-gap-8">
        <TextField
          label={t('news:find.instead', { words })}
          isLabelHidden
          value={instead ?? suggested}
          onChange={setInstead}
          isDisabled={!isOpen}
          onKeyDown={(event) => {
            if (event.key === 'Enter') replace();
          }}
        />
        <Button isDisabled={!isOpen} onPress={replace}>
          {t('app:common.replace')}
        </Button>
      </div>
      <div className="ww-news-finding-act ww-row ww-align-stretch ww-gap-8">
        <TextField
          label={t('news:find.reason', { words })}
          isLabelHidden
          placeholder={t('news:find.reasonHint')}
          value={reason}
          onChange={setReason}
          isDisabled={!isOpen}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && reason.trim() !== '') stand(reason.trim());
          }}
        />
        <Button
          variant="hand"
          isDisabled={!isOpen || reason.trim() === ''}
          onPress={() => stand(reason.trim())}
        >
          {t('news:find.stand')}
        </Button>
      </div>
    </li>
  );
}
