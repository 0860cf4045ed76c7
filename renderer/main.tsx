import './app/trusted';
import './kit/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { applyTheme } from './app/theme';
import { usePreferences } from './model/state/preferences';
import { storage } from './model/storage';

const { language, theme } = usePreferences.getState();
document.documentElement.lang = language;
applyTheme(theme);

// A failure only costs disk space: the next start tries again.
storage.clearArrivals().catch(() => undefined);
storage.clearTrash(new Date().toISOString()).catch(() => undefined);

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
