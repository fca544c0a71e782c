import '@/styles/main.css';
import { createServices } from '@/data/firebase/services.ts';
import { proveRequestsBy } from '@/lib/firebase/app-check.ts';
import { startApplication } from './start/start-application.tsx';
import { installTrustedTypes, keepZodFromCompiling } from './start/trusted-types.ts';

installTrustedTypes();
keepZodFromCompiling();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
const services = createServices();
proveRequestsBy(services.app);
await startApplication(root, services);
