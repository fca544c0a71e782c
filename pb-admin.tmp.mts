import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
const app = initializeApp({ projectId: 'demo-qc-test' });
const u = await getAuth(app).getUserByEmail('admin@exemple.fr').catch(() => null) ?? await getAuth(app).createUser({ email: 'admin@exemple.fr', password: 'mot-de-passe' });
await getAuth(app).setCustomUserClaims(u.uid, { admin: true });
console.log(u.uid);
