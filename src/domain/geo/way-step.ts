/** One leg of a way on foot: what one does at its beginning, then how far one goes along which street. */
export type WayStep = {
  /** As OSRM names manoeuvres: `depart`, `turn`, `new name`, `continue`, `end of road`, `fork`, `roundabout`, `arrive`… */
  type: string;
  /** `left`, `slight right`, `straight`, `uturn`…; empty where there is none. */
  sens: string;
  metres: number;
  /** As the service writes it, in shortened capitals; empty where the way has no name. */
  voie: string;
};
