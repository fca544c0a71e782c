import '@/styles/main.css';
import { createServices } from '@/data/firebase/services.ts';
import { proveRequestsBy } from '@/lib/firebase/app-check.ts';
import { startApplication } from './start/start-application.tsx';
import { installTrustedTypes } from './start/trusted-types.ts';

installTrustedTypes();
// A strict content policy forbids `new Function`, which zod would probe for. This is what `z.config` writes: said before
// zod is there, it spares the first page zod itself.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
const services = createServices();
proveRequestsBy(services.app);
await startApplication(root, services);
