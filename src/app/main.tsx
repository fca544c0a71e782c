import '@/styles/main.css';
import { defaultServices } from '@/data/firebase/default-services.ts';
import { proveRequestsBy } from '@/lib/firebase/app-check.ts';
import { startApplication } from './start/start-application.tsx';
import { installTrustedTypes } from './start/trusted-types.ts';

installTrustedTypes();
// A strict content policy forbids `new Function`, which zod would probe for. This is what `z.config` writes: said before
// zod is there, it spares the first page zod itself.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
proveRequestsBy(defaultServices.app);
await startApplication(root, defaultServices);
