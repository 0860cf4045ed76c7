import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import './tabs.css';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Spoken name of the row of tabs. */
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly value?: Id;
  readonly onChange?: (id: Id) => void;
}

/** A row of tabs over their panels. */
export function Tabs<Id extends string>({ label, items, value, onChange }: TabsProps<Id>) {
  return (
    <AriaTabs
      className="ww-tabs"
      {...(value === undefined ? {} : { selectedKey: value })}
      onSelectionChange={(key) => {
        const chosen = items.find((item) => item.id === key);
        if (chosen) onChange?.(chosen.id);
      }}
    >
      <TabList className="ww-tab-list" aria-label={label}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className="ww-tab">
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className="ww-tab-panel">
          {item.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
