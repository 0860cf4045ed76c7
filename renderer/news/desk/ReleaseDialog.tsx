import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hiddenFactsOfAll, type NewsIssue } from '../../../engine';
import { isAllowed, mayNotBeAllowed, openLeaks } from '../../leaks/allowed';
import type { Leak } from '../../leaks/leak';
import { useSession } from '../../state/session';
import { Button, Dialog, FindingMark, TextField } from '../../ui';
import { letStand, releaseIssue } from '../commands';
import { publishedEvents } from './sources';
import { newsLeaks } from '../model/files';
import { useFaces } from '../model/use-faces';
import type { NewsModel } from '../model/use-news-model';
import type { NewsEdition } from '../print/edition';

interface ReleaseProps {
  readonly model: NewsModel;
  readonly issue: NewsIssue;
  readonly edition: NewsEdition;
  readonly onClose: () => void;
}

type Check =
  | { readonly kind: 'running' | 'failed' }
  | { readonly kind: 'done'; readonly leaks: readonly Leak[] };

/** Looks through all files of the issue; anew only when what is printed changed. */
const useCheck = ({ model, edition }: Pick<ReleaseProps, 'model' | 'edition'>): Check => {
  const faces = useFaces();
  const { campaign, sources } = model;
  const [check, setCheck] = useState<{ readonly of: NewsEdition; readonly check: Check } | null>(
    null,
  );
  useEffect(() => {
    if (faces === null) return undefined;
    const state = { isGone: false };
    newsLeaks(edition, hiddenFactsOfAll(campaign, publishedEvents(sources)), faces).then(
      (leaks) => {
        if (!state.isGone) setCheck({ of: edition, check: { kind: 'done', leaks } });
      },
      () => {
        if (!state.isGone) setCheck({ of: edition, check: { kind: 'failed' } });
      },
    );
    return () => {
      state.isGone = true;
    };
    // What hides does not change while the dialog is open; a reason given here must not start it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [edition, faces]);
  return check?.of === edition ? check.check : { kind: 'running' };
};

const LeakRow = ({
  issue,
  leak,
  isOpen,
}: {
  readonly issue: NewsIssue;
  readonly leak: Leak;
  readonly isOpen: boolean;
}) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const [reason, setReason] = useState('');
  const told = t('news:release.leak', { what: leak.what, excerpt: leak.excerpt });
  const stand = (text: string): void =>
    void execute(letStand(issue, { key: leak.key, words: leak.what }, text));
  if (isAllowed(leak, issue.allowed ?? {})) {
    return (
      <li className="ww-news-finding">
        <FindingMark kind="HAND">
          {t('news:find.stands', { words: leak.what, reason: issue.allowed?.[leak.key] })}
        </FindingMark>
        <Button variant="text" isDisabled={!isOpen} onPress={() => stand('')}>
          {t('news:find.notStand')}
        </Button>
      </li>
    );
  }
  return (
    <li className="ww-news-finding">
      <FindingMark kind="REJECT">{told}</FindingMark>
      {mayNotBeAllowed(leak) ? null : (
        <div className="ww-news-finding-act">
          <TextField
            label={t('news:find.reason', { words: leak.what })}
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
      )}
    </li>
  );
};

const Body = ({ model, issue, edition, onClose }: ReleaseProps) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const check = useCheck({ model, edition });
  const leaks = check.kind === 'done' ? check.leaks : [];
  const open = openLeaks(issue, leaks).length;
  const positions = model.openFindings.length;
  const isClean = check.kind === 'done' && open === 0 && positions === 0;
  return (
    <>
      {positions === 0 ? null : (
        <FindingMark kind="REJECT">{t('news:release.positions', { count: positions })}</FindingMark>
      )}
      <p role="status">
        {check.kind === 'running' ? t('news:release.running') : null}
        {check.kind === 'failed' ? t('news:release.failed') : null}
        {check.kind === 'done' && open > 0 ? t('news:release.leaks', { count: open }) : null}
        {isClean ? t('news:release.clean') : null}
      </p>
      {leaks.length === 0 ? null : (
        <ul className="ww-news-findings ww-news-leaks" aria-label={t('news:release.list')}>
          {leaks.map((leak) => (
            <LeakRow key={leak.key} issue={issue} leak={leak} isOpen={model.isOpen} />
          ))}
        </ul>
      )}
      <div className="ww-dialog-footer">
        <Button variant="text" onPress={onClose}>
          {t('app:common.cancel')}
        </Button>
        <Button
          variant="filled"
          isDisabled={!isClean || !model.isOpen}
          onPress={() => {
            void execute(releaseIssue(issue, new Date().toISOString()));
            onClose();
          }}
        >
          {t('news:release.act')}
        </Button>
      </div>
    </>
  );
};

/** Before an issue comes out: nothing in its files that nobody may know, no position without a reason. */
export const ReleaseDialog = ({
  isOpen,
  ...props
}: ReleaseProps & { readonly isOpen: boolean }) => {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('news:release.title', { number: props.issue.number })}
      isOpen={isOpen}
      onOpenChange={props.onClose}
      width="wide"
    >
      <Body {...props} />
    </Dialog>
  );
};
