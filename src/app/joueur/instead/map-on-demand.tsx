/** Without the map: its tiles are on another host. The words and the plan say the same. */
export const MapOnDemand = () => null;
export const LazyMapView = () => null;
export const fetchMapView = () => Promise.resolve(LazyMapView);
