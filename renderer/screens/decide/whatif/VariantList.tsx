import { useTranslation } from 'react-i18next';
import { type Campaign, type Variant, variantKind } from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { useTurnView } from '../../../model/turn/turn-view';
import { useVariantActions } from './use-variant-actions';

const changesOf = (campaign: Campaign, { sheets, rulings }: Variant): number => {
  const differing = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>) =>
    [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => a[key] !== b[key]).length;
  return differing(campaign.sheets, sheets) + differing(campaign.rulings, rulings);
};

const Line = ({
  campaign,
  variant,
}: {
  readonly campaign: Campaign;
  readonly variant: Variant;
}) => {
  const { t } = useTranslation();
  const actions = useVariantActions();
  const shown = useTurnView((desk) => desk.variant);
  const readOnly = useSession((session) => session.readOnly);
  const kind = variantKind(campaign, variant);
  const note =
    kind === 'whatIf'
      ? t('whatif:list.changes', { count: changesOf(campaign, variant) })
      : t(`whatif:list.${kind}`, { turn: variant.turn });
  const words = (
    <>
      <b>{variant.name}</b>
      <span className="ww-small ww-quiet">{note}</span>
    </>
  );
  return (
    <li>
      {kind === 'past' ? (
        <div className="ww-variant ww-grid">{words}</div>
      ) : (
        <button
          type="button"
          className="ww-variant ww-grid"
          {...(shown === variant.id ? { 'aria-current': true } : {})}
          onClick={() => actions.compare(variant)}
        >
          {words}
        </button>
      )}
      {kind === 'past' ? (
        <button
          type="button"
          className="ww-link"
          disabled={readOnly}
          onClick={() => actions.drop(variant)}
        >
          {t('whatif:list.remove', { variant: variant.name })}
        </button>
      ) : null}
    </li>
  );
};

/** The variants of the campaign: what-ifs of the open month and late corrections. */
export function VariantList({ campaign }: { readonly campaign: Campaign }) {
  const variants = Object.values(campaign.variants).sort(
    (a, b) => b.turn - a.turn || a.name.localeCompare(b.name),
  );
  return (
    <ul className="ww-variants">
      {variants.map((variant) => (
        <Line key={variant.id} campaign={campaign} variant={variant} />
      ))}
    </ul>
  );
}
