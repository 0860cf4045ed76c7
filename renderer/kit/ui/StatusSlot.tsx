import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createStore } from '../state/create-store';

const useStatusHost = createStore<{ readonly host: HTMLElement | null }>(() => ({ host: null }));

/** The place in the status line that rooms fill. Used once, by the shell. */
export function StatusHost() {
  return (
    <div
      className="ww-status-host ww-row ww-gap-24"
      ref={(host) => useStatusHost.setState({ host })}
    />
  );
}

/** Puts its children into the status line while it is on the screen. */
export function StatusSlot({ children }: { readonly children: ReactNode }) {
  const host = useStatusHost(({ host }) => host);
  return host === null ? null : createPortal(children, host);
}
