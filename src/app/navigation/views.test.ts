import { describe, expect, test } from 'vitest';
import { devicePaths, membrePaths, paths } from '@/lib/paths.ts';
import { pageRoutes } from '../routes.tsx';
import { viewAt, type Views } from './views.ts';

const parts = { departement: '22', communeSlug: 'dinan', slug: 'le-secret' };
const jouer = '/les_quetes/:departement/:commune/:slug/jouer';
const create = '/admin/parcours/create';
const dashboard = '/admin/parcours/dashboard';
const message = '/admin/parcours/message';
const news = '/admin/parcours/news';
const device = '/admin/parcours/d';
const ed = '/admin/parcours/ed';
const edit = '/admin/parcours/edit';

/** The views of the route table. */
const viewsByPath = new Map<string, Views>();
for (const { path, page } of pageRoutes) {
  if (typeof page === 'object') viewsByPath.set(path, page);
}

const built: [path: string, view: string, address: string][] = [
  ['/blog', '', paths.blog({ rubrique: 'codes', page: '2' })],
  ['/blog', 'article', paths.blog({ article: 'le-telegraphe' })],
  ['/login', '', paths.login({ redirect: '/user?vue=lien' })],
  ['/login', 'vue=lien', paths.login({ vue: 'lien' })],
  ['/login', 'vue=compte', paths.login({ vue: 'compte' })],
  ['/mairie', '', paths.mairie({ commune: '13-barbentane' })],
  ['/mairie', 'document', paths.mairie({ document: 'affiche', commune: '13-arles' })],
  [jouer, '', paths.jouer(parts)],
  [jouer, 'recommencer', paths.recommencer(parts)],
  [jouer, 'preparer', paths.depart(parts)],
  [jouer, 'tournee', paths.tournee(parts, 'abc')],
  [jouer, 'animation', paths.animation(parts)],
  [jouer, 'animation&vue=ecran', paths.animation(parts, { id: 'abc', vue: 'ecran' })],
  [
    jouer,
    'animation&vue=feuilles',
    paths.animation(parts, { id: 'abc', vue: 'feuilles' }),
  ],
  [
    jouer,
    'animation&vue=reponses',
    paths.animation(parts, { id: 'abc', vue: 'reponses' }),
  ],
  [create, '', paths.create({ id: 'p1', ecran: 'titre' })],
  [create, 'vue=reperage', paths.reperage()],
  [edit, 'id', paths.edit({ id: 'p1' })],
  [edit, '', '/admin/parcours/edit'],
  [dashboard, '', paths.dashboard({ q: 'lavoir', etat: 'relecture' })],
  [dashboard, 'vue=commencer', paths.choose({ id: 'p1' })],
  [dashboard, 'vue=bilan', paths.dashboard({ vue: 'bilan', commune: '88_epinal' })],
  [dashboard, 'vue=chiffres', paths.dashboard({ vue: 'chiffres', periode: '90' })],
  [dashboard, 'vue=moderation', paths.dashboard({ vue: 'moderation' })],
  [dashboard, 'vue=sagas', paths.sagas({ saga: 'les-trois-remparts' })],
  [message, '', paths.message({ conversation: 'c1' })],
  [message, 'vue=messages', paths.message({ vue: 'messages' })],
  [message, 'vue=close', paths.message({ vue: 'close' })],
  [message, 'vue=signalements', paths.message({ vue: 'signalements' })],
  [message, 'vue=fermetures', paths.message({ vue: 'fermetures' })],
  [message, 'vue=avis', paths.message({ vue: 'avis' })],
  [dashboard, 'vue=fermetures&quete', paths.fermetures({ quete: 'q1', etape: 'e1' })],
  [news, '', paths.news()],
  [news, 'article', paths.news({ article: 'le-telegraphe' })],
  [news, 'vue=ecrire', paths.news({ vue: 'ecrire' })],
  [device, '', devicePaths.list()],
  [device, 'vue=commencer', devicePaths.choose({ id: 'p1' })],
  [device, 'vue=pas-a-pas', devicePaths.create({ id: 'p1' })],
  [device, 'vue=carte', devicePaths.create2()],
  [device, 'vue=page', devicePaths.simple()],
  [device, 'vue=aventure', devicePaths.aventure()],
  [device, 'vue=atelier', devicePaths.visite({ id: 'p1' })],
  [device, 'vue=reperage', devicePaths.reperage()],
  [device, 'vue=partir', devicePaths.newcreate()],
  [device, 'vue=compte', devicePaths.compte({ id: 'p1' })],
  [ed, '', paths.ed()],
  [ed, 'id', paths.ed({ id: 'p1' })],
  [ed, 'vue=soumettre', paths.ed({ id: 'p1', vue: 'soumettre' })],
  [ed, 'vue=prive', paths.ed({ id: 'p1', vue: 'prive' })],
  [ed, 'vue=ranger', paths.ed({ id: 'p1', vue: 'ranger' })],
  [ed, 'vue=nouveau', membrePaths.choose({ id: 'p1' })],
  [ed, 'vue=pas-a-pas', membrePaths.create({ id: 'p1' })],
  [ed, 'vue=carte', membrePaths.create2()],
  [ed, 'vue=page', membrePaths.simple({ id: 'p1' })],
  [ed, 'vue=reperage', membrePaths.reperage()],
  [ed, 'vue=partir', membrePaths.newcreate()],
  [ed, 'invitation', paths.ed({ invitation: 'abc' })],
  [ed, 'commune', paths.communeDesk({ insee: '22050' })],
  [ed, 'commune&vue=messages', paths.communeMessages({ insee: '22050', boite: 'close' })],
  [ed, 'commune&vue=conseil', paths.conseil({ insee: '22050' })],
  [ed, 'commune&vue=preuves', paths.communePreuves({ insee: '22050' })],
  [ed, 'territoire', paths.territoireDesk({ siren: '200035087' })],
  [ed, 'territoire&vue=conseil', paths.territoireConseil({ siren: '200035087' })],
  [
    ed,
    'commune&vue=passage&quete',
    paths.communePassage({ insee: '22050', quete: 'q1' }),
  ],
  [ed, 'territoire&vue=sagas', paths.territoireSagas({ siren: '200035087' })],
  [ed, 'territoire&vue=messages', paths.territoireMessages({ siren: '200035087' })],
  [ed, 'rattachement', paths.rattachement({ jeton: 'abc' })],
  [ed, 'responsable', paths.responsable({ jeton: 'abc' })],
  [ed, 'entretien', paths.entretien({ quete: 'q1', etape: 'e1' })],
];

function viewIn(path: string, address: string) {
  const { searchParams } = new URL(address, 'https://quetes.fr');
  return viewAt(viewsByPath.get(path) ?? {}, searchParams);
}

describe('the views of an address', () => {
  test.each(built)('%s shows « %s » at %s', (path, view, address) => {
    expect(viewIn(path, address)).toBe(view);
  });

  test('each has an address that is built', () => {
    const keys = [...viewsByPath].flatMap(([path, views]) =>
      Object.keys(views).map((view) => `${path} ${view}`),
    );
    const shown = built.map(([path, view]) => `${path} ${view}`);
    expect(shown.toSorted()).toEqual(keys.toSorted());
  });

  test.each([...viewsByPath.keys()])('%s has none of an unknown name', (path) => {
    expect(viewIn(path, '?vue=inconnue')).toBeNull();
    expect(viewIn(path, '?commune=22050&vue=inconnue')).toBeNull();
    expect(viewIn(path, '?vue=constructor')).toBeNull();
    expect(viewIn(path, '?vue=')).not.toBeNull();
  });
});
