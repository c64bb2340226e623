import './admin.css';
import { createRoot } from 'react-dom/client';
import { followOtherTabs } from '#features/auth/web/parts/session-token.ts';
import { followPresses } from '#shared/web/press/press.ts';
import { storedLanguage } from '#shared/web/stored-language.ts';
import { AdminApp } from './admin-app.tsx';
import { forgetWithSession } from './query-client.ts';
import { createRouter } from './router.tsx';
import { loadTexts } from './texts/load-texts.ts';

const root = document.getElementById('app');
if (!root) throw new Error('#app is missing');

followPresses();
followOtherTabs();
forgetWithSession();

const language = storedLanguage() ?? (document.documentElement.lang === 'ru' ? 'ru' : 'de');
const texts = await loadTexts(language);

createRoot(root).render(<AdminApp initial={{ language, texts }} router={createRouter()} />);

// After the first screen: it is needed only once the browser translates.
void import('#shared/web/translated-texts.ts').then(({ followTranslation }) => followTranslation());
