import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hiddenFactsOfAll, type NewsIssue, systems } from '../../../../engine';
import { openLeaks } from '../../../model/leaks/allowed';
import type { Leak } from '../../../model/leaks/leak';
import { LeakList } from '../../../model/leaks/LeakList';
import { useSession } from '../../../model/state/session';
import { Button, Dialog, FindingMark } from '../../../kit/ui';
import { letStand, releaseIssue } from '../commands';
import { publishedEvents } from './sources';
import { newsLeaks } from '../../../model/news/files';
import { useFonts } from '../../../kit/paper';
import type { NewsModel } from '../model/use-news-model';
import type { NewsEdition } from '../../../model/news/print/edition';

interface ReleaseProps {
  readonly model: NewsModel;
  readonly issue: NewsIssue;
  readonly edition: NewsEdition;
  readonly onClose: () => void;
}

type Check =
  | { readonly kind: 'running' | 'failed' }
  | { readonly kind: 'done'; readonly leaks: readonly Leak[] };

/** Checks all files of the issue; again only when what is printed changed. */
const useCheck = ({ model, edition }: Pick<ReleaseProps, 'model' | 'edition'>): Check => {
  const fonts = useFonts();
  const { campaign, sources } = model;
  const [check, setCheck] = useState<{ readonly of: NewsEdition; readonly check: Check } | null>(
    null,
  );
  useEffect(() => {
    const game = systems[campaign.system];
    if (typeof fonts === 'string' || game === undefined) return undefined;
    const state = { isGone: false };
    newsLeaks(edition, hiddenFactsOfAll(campaign, game, publishedEvents(sources)), fonts).then(
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
    // oxlint-disable-next-line react/exhaustive-deps
  }, [edition, fonts]);
  if (fonts === 'failed') return { kind: 'failed' };
  return check?.of === edition ? check.check : { kind: 'running' };
};

const Body = ({ model, issue, edition, onClose }: ReleaseProps) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const check = useCheck({ model, edition });
  const leaks = check.kind === 'done' ? check.leaks : [];
  const open = openLeaks(issue, leaks).length;
  const positions = model.openFindings.length;
  const stand = (keys: readonly string[], reason: string): void => {
    const words = leaks.find((leak) => leak.key === keys[0])?.what ?? '';
    void execute(letStand(issue, { keys, words }, reason));
  };
  const isClean = check.kind === 'done' && open === 0 && positions === 0;
  return (
    <>
      {positions === 0 ? null : (
        <FindingMark kind="REJECT">{t('news:release.positions', { count: positions })}</FindingMark>
      )}
      <div role="status">
        {check.kind === 'running' ? <p>{t('news:release.running')}</p> : null}
        {check.kind === 'failed' ? <p>{t('news:release.failed')}</p> : null}
        {check.kind === 'done' ? (
          <LeakList
            leaks={leaks}
            allowed={issue.allowed ?? {}}
            reader={t('news:release.reader')}
            onAllow={stand}
            onTakeBack={(key) => stand([key], '')}
            isReadOnly={!model.isOpen}
          />
        ) : null}
      </div>
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

/** Before an issue comes out: nothing secret in its files, no position without a reason. */
export function ReleaseDialog({ isOpen, ...props }: ReleaseProps & { readonly isOpen: boolean }) {
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
}
