import { useQuery } from '@tanstack/react-query';
import { carnetQueries } from './carnet-queries.ts';

/** The carnet of this device; read again whenever a page shows it. */
export const useDeviceCarnet = () => useQuery(carnetQueries.device()).data;
