import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { followOtherTabs, restoreLanguage } from './texts/language-store.ts';
import './theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

await restoreLanguage();
followOtherTabs();

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
