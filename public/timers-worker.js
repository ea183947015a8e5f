// Shows when a timer's time is up, and leads back to its recipe. Registered by src/stores/recipes/timer-notification.ts for
// addresses without pages: it answers no request.
addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(backTo(notification.data));
});

async function backTo(path) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : clients.openWindow(path));
}
