export default {
  fetch(request, env) {
    const { pathname } = new URL(request.url);
    return pathname.startsWith("/api/") ? env.API.fetch(request) : env.ASSETS.fetch(request);
  },
};
