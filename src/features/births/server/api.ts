export { birthWindow } from './birth-window-view.ts';
export { placeRecords } from './person-store.ts';
export { type PlaceForMail, placeForMail } from './place-for-mail.ts';
export { fillPlaces } from './places/fill-places.ts';
export { publicPlace } from './places/public-place.ts';
export { remindOfPlaces } from './places/remind.ts';
export { takePlace } from './places/take-place.ts';
export { tellBirth } from './places/tell-birth.ts';
export { overduePlaces } from './store.ts';
