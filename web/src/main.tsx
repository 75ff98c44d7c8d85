import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { followOtherTabs, restoreLanguage } from './texts/language-store.ts';
import './theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

followOtherTabs();
// Not awaited at the top level: that would keep the bundler from putting the first load into few files (5 KB).
void restoreLanguage().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
