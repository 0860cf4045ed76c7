import type { WebContents } from 'electron';
import { isOwnAddress } from './navigation';

interface Step {
  readonly url: string;
  readonly isMainFrame: boolean;
  preventDefault: () => void;
}

const stayHome = (step: Step): void => {
  if (!step.isMainFrame || !isOwnAddress(step.url)) step.preventDefault();
};

/** Keeps a page at home: no foreign address, no frame that goes anywhere, no second window, no device. */
export function guardContents(contents: WebContents): void {
  contents.on('will-navigate', stayHome);
  contents.on('will-frame-navigate', stayHome);
  contents.on('will-redirect', stayHome);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.on('select-bluetooth-device', (event, _devices, choose) => {
    event.preventDefault();
    choose('');
  });
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
}
