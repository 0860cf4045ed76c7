import type { Session } from 'electron';
import { isOwnResource } from './navigation';
import { mayUse } from './permissions';

/** What Chromium's certificate check answers for a certificate that must not be trusted. */
const NOT_TRUSTED = -2;

const guardPermissions = (session: Session): void => {
  session.setPermissionRequestHandler((_contents, permission, decide, details) => {
    decide(
      mayUse(permission, { address: details.requestingUrl, isMainFrame: details.isMainFrame }),
    );
  });
  session.setPermissionCheckHandler((_contents, permission, origin, { isMainFrame }) =>
    mayUse(permission, { address: origin, isMainFrame }),
  );
};

const guardDevices = (session: Session): void => {
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, choose) => choose(null));
  session.on('select-hid-device', (event, _details, choose) => {
    event.preventDefault();
    choose();
  });
  session.on('select-serial-port', (event, _ports, _contents, choose) => {
    event.preventDefault();
    choose('');
  });
  session.on('select-usb-device', (event, _details, choose) => {
    event.preventDefault();
    choose();
  });
};

const guardNetwork = (session: Session): void => {
  session.webRequest.onBeforeRequest((details, decide) => {
    decide({ cancel: !isOwnResource(details.url) });
  });
  session.setCertificateVerifyProc((_request, decide) => decide(NOT_TRUSTED));
  void session.setProxy({ mode: 'direct' });
  session.setSpellCheckerLanguages([]);
  session.setSpellCheckerEnabled(false);
};

const guardDisk = (session: Session): void => {
  session.on('will-download', (event) => event.preventDefault());
  session.on('file-system-access-restricted', (_event, _details, decide) => decide('deny'));
};

/**
 * The rules of a session: few permissions and no devices; no request that leaves the program, none that a proxy, a
 * certificate or a dictionary would make; no download, because the program's own files are saved by the shell.
 */
export function guardSession(session: Session): void {
  guardPermissions(session);
  guardDevices(session);
  guardNetwork(session);
  guardDisk(session);
}
