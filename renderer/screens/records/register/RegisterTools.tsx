import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, SearchBox, Select } from '../../../kit/ui';
import { isFilter, LOOKING_AT_ALL } from '../../../model/records/lines';
import type { Column } from '../../../model/records/register';
import type { OpenRegister } from './use-register';
import { choicesOf } from '../../../model/records/values';

const EVERYTHING = '*';
const NOTHING = '-';

const optionsOf = <Row,>(column: Column<Row>, { place }: OpenRegister<Row>) => {
  const { words } = place;
  if (column.kind === 'flag')
    return [
      { id: 'true', label: words('records:yes') },
      { id: 'false', label: words('records:no') },
    ];
  return [
    ...(column.none === undefined ? [] : [{ id: NOTHING, label: words(column.none) }]),
    ...choicesOf(column, place),
  ];
};

const Filter = <Row,>({
  open,
  column,
}: {
  readonly open: OpenRegister<Row>;
  readonly column: Column<Row>;
}) => {
  const { t } = useTranslation();
  const { filters } = open.state.looking;
  const wanted = filters[column.id];
  const choose = (id: string): void => {
    const rest = Object.fromEntries(Object.entries(filters).filter(([key]) => key !== column.id));
    open.look({
      filters: id === EVERYTHING ? rest : { ...rest, [column.id]: id === NOTHING ? '' : id },
    });
  };
  return (
    <div className="ww-register-filter" {...(wanted === undefined ? {} : { 'data-on': true })}>
      <Select
        label={t(column.text)}
        value={wanted === undefined ? EVERYTHING : wanted === '' ? NOTHING : wanted}
        options={[{ id: EVERYTHING, label: t('app:common.all') }, ...optionsOf(column, open)]}
        onChange={choose}
      />
    </div>
  );
};

/** True if anything narrows the table. */
export function isNarrowed<Row>({ state }: OpenRegister<Row>): boolean {
  const { query, filters, onlyObjected } = state.looking;
  return query.trim() !== '' || onlyObjected || Object.keys(filters).length > 0;
}

/** Search, filters and buttons over the table. */
export function RegisterTools<Row>({
  open,
  searchRef,
  onNew,
  onBulk,
  onExport,
}: {
  readonly open: OpenRegister<Row>;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onNew: () => void;
  readonly onBulk: () => void;
  readonly onExport: () => void;
}) {
  const { t } = useTranslation();
  const { register, place, state, shown, lines, objections, readOnly } = open;
  const { looking, ticked } = state;
  const { Actions } = register;
  const filters = register.columns.filter(isFilter);
  return (
    <div className="ww-register-tools ww-stack ww-gap-8">
      <div className="ww-register-line ww-row ww-wrapping">
        <h1 className="ww-register-title">{t(register.title)}</h1>
        <SearchBox
          label={t('records:search.label', { register: t(register.title) })}
          value={looking.query}
          onChange={(query) => open.look({ query })}
          placeholder={t('app:common.search')}
          shortcut="/"
          inputRef={searchRef}
        />
        <span role="status" className="ww-small ww-quiet">
          {shown.length === lines.length
            ? t('records:table.count', { count: lines.length })
            : t('records:table.found', { found: shown.length, count: lines.length })}
        </span>
        <div className="ww-row ww-align-stretch ww-wrapping ww-gap-8 ww-push">
          {ticked.size === 0 ? null : (
            <Button shortcut="B" isDisabled={readOnly} onPress={onBulk}>
              {t('records:act.bulk', { count: ticked.size })}
            </Button>
          )}
          <Button
            icon="download"
            shortcut="Mod+E"
            onPress={onExport}
            isDisabled={shown.length === 0}
          >
            {t('records:act.export')}
          </Button>
          {register.create === undefined ? null : (
            <Button icon="plus" variant="filled" shortcut="N" isDisabled={readOnly} onPress={onNew}>
              {t(register.fresh)}
            </Button>
          )}
        </div>
      </div>
      {lines.length === 0 ? null : (
        <div className="ww-register-line ww-row ww-wrapping">
          {filters.map((column) => (
            <Filter key={column.id} open={open} column={column} />
          ))}
          {register.objections === undefined ? null : (
            <Checkbox
              isSelected={looking.onlyObjected}
              onChange={(onlyObjected) => open.look({ onlyObjected })}
            >
              {t('records:filter.objected', { count: objections.size })}
            </Checkbox>
          )}
          {isNarrowed(open) ? (
            <Button
              variant="text"
              onPress={() => open.look({ ...LOOKING_AT_ALL, sort: looking.sort })}
            >
              {t('records:filter.clear')}
            </Button>
          ) : null}
          {Actions === undefined ? null : (
            <div className="ww-row ww-align-stretch ww-wrapping ww-gap-8 ww-push">
              <Actions place={place} readOnly={readOnly} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
