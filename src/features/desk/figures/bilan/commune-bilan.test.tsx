import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { avisRepository } from '@/data/avis/avis-repository.ts';
import { responsableRepository } from '@/data/commune/responsable-repository.ts';
import { queteRepository } from '@/data/quete/quete-repository.ts';
import { signalementInboxRepository } from '@/data/signalement/signalement-inbox-repository.ts';
import { statistiqueRepository } from '@/data/statistique/statistique-repository.ts';
import { territoireRepository } from '@/data/territoire/territoire-repository.ts';
import type { LigneCourte } from '@/data/parcours/ligne-courte.ts';
import type { Avis } from '@/domain/quete/avis.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import type { ReceivedSignalement } from '@/domain/signalement/grouped.ts';
import { statistiqueSchema, type Statistique } from '@/domain/statistique/statistique.ts';
import { territoireOf, type Territoire } from '@/domain/territoire/territoire.ts';
import { dayOf } from '@/lib/format/date.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createQuete } from '@/testing/play-factories.ts';
import { dataError } from '@/testing/data-errors.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { CommuneBilan } from './commune-bilan.tsx';

const quete = createQuete();

const listCommuneParcours = vi.fn<(insee: string) => Promise<readonly LigneCourte[]>>();

const readQuete = vi.fn<(id: string, months: object) => Promise<Statistique[]>>();
const listSignalements =
  vi.fn<(queteId: string | null) => Promise<ReceivedSignalement[]>>();
const listAvis = vi.fn<() => Promise<Avis[]>>();
const readTerritoire = vi.fn<(id: string) => Promise<Territoire | null>>();
const read = vi.fn<() => Promise<Quete>>();

const parcours = {
  id: parcoursIdSchema.parse('parcoursDuLavoir1'),
  titre: 'Le secret du lavoir',
  communeNom: 'Dinan',
  etat: 'brouillon',
  updatedAt: 0,
} as const;

function show() {
  const services = createSilentServices();
  responsableRepository.handIn(services, { listParcours: listCommuneParcours });
  statistiqueRepository.handIn(services, { readQuete });
  signalementInboxRepository.handIn(services, { list: listSignalements });
  avisRepository.handIn(services, { list: listAvis });
  queteRepository.handIn(services, { read });
  territoireRepository.handIn(services, { read: readTerritoire });
  render(
    <ServerState services={services}>
      <MemoryRouter
        services={services}
        address="/admin/parcours/ed?commune=22050&vue=conseil"
      >
        <CommuneBilan insee="22050" />
      </MemoryRouter>
    </ServerState>,
  );
}

beforeEach(() => {
  const today = dayOf(Date.now());
  const comptes = { [today.slice(8)]: { commencees: 6, terminees: 4, minutes: 240 } };
  readQuete
    .mockReset()
    .mockResolvedValue([
      { mois: today.slice(0, 7), ...statistiqueSchema.parse({ comptes }) },
    ]);
  listSignalements.mockReset().mockResolvedValue([]);
  readTerritoire.mockReset().mockResolvedValue(null);
  listAvis.mockReset().mockResolvedValue([]);
  read.mockReset().mockResolvedValue(quete);
  const publication = { queteId: quete.id, version: 1, at: 0 };
  listCommuneParcours.mockReset().mockResolvedValue([{ ...parcours, publication }]);
});

test('the page of the council joins « de » to the article of its commune', async () => {
  const publication = { queteId: quete.id, version: 1, at: 0 };
  listCommuneParcours.mockResolvedValue([
    { ...parcours, publication, communeNom: 'Les Baux-de-Provence' },
  ]);
  show();
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'Les quêtes des Baux-de-Provence',
    }),
  ).toBeVisible();
});

test('a responsable prints the council page of their commune from readable data only', async () => {
  show();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Les quêtes de Dinan' }),
  ).toBeVisible();
  const row = await screen.findByRole('row', { name: /Le secret du lavoir/ });
  expect(row).toHaveTextContent(/6.*4 \(67.%\)/);
  expect(listSignalements).toHaveBeenCalledWith(quete.id);
  await userEvent.selectOptions(screen.getByLabelText('Période'), '30');
  expect(await screen.findByRole('row', { name: /Le secret du lavoir/ })).toBeVisible();
});

test('a commune without a published quête has no page yet', async () => {
  listCommuneParcours.mockResolvedValue([{ ...parcours, publication: null }]);
  show();
  expect(await screen.findByText('Aucune quête publiée')).toBeVisible();
});

test('quêtes of a commune that cannot be listed show the reason, and a retry', async () => {
  const { error, sentence: words } = dataError;
  listCommuneParcours.mockRejectedValue(error);
  show();
  expect(await screen.findByText(words)).toBeVisible();
  listCommuneParcours.mockResolvedValue([]);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Aucune quête publiée')).toBeVisible();
});

const parts = { readQuete, listSignalements, listAvis, read };

test.each(Object.keys(parts))(
  'without %s the page shows why it cannot be written, and asks again on request',
  async (part) => {
    const { error, sentence: words } = dataError;
    const mock = parts[part as keyof typeof parts];
    const works = mock.getMockImplementation();
    mock.mockRejectedValue(error);
    show();
    expect(
      await screen.findByText(`Cette page ne peut pas être écrite. ${words}`),
    ).toBeVisible();
    mock.mockImplementation(works as never);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('row', { name: /Le secret du lavoir/ })).toBeVisible();
  },
);

test('the page bears the name that the commune shows of itself, with its arms', async () => {
  readTerritoire.mockResolvedValue(
    territoireOf('22050', { nom: 'Ville de Dinan', couleur: '#1d5c4a' }),
  );
  show();
  expect(await screen.findByText('Ville de Dinan')).toBeVisible();
  expect(readTerritoire).toHaveBeenCalledExactlyOnceWith('22050');
});
