# The site as an image: a finished build, without data. What it knows and keeps is in the volume /data.
# It is built for the machine that builds it, or with `docker buildx build --platform linux/amd64,linux/arm64`: nothing in
# here names an architecture.

FROM node:24-trixie-slim AS build
WORKDIR /app
ENV ASTRO_TELEMETRY_DISABLED=1
# By itself, so that a change of the sources does not install again.
COPY package.json package-lock.json .npmrc ./
COPY scripts/link-node.mjs scripts/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# Built here and not at the start, which would need minutes, two gigabytes of memory and a root that can be written to.
# The database of the build is thrown away, but shows that every page of the catalogue can be made.
RUN DATA_DIR=/tmp/data BACKUP_HOUR=off npm run build && node scripts/slim.ts && rm -rf /tmp/data

FROM debian:trixie-slim
# No Node.js of its own: the project brings the one it is tested with.
ENV NODE_ENV=production \
    PATH=/app/node_modules/.bin:/usr/local/bin:/usr/bin:/bin \
    HOST=0.0.0.0 \
    PORT=4321 \
    DATA_DIR=/data
# What is in the image at a volume's place, and whose it is, is what a new volume begins with.
RUN useradd --uid 1000 --create-home plantry && mkdir -p -m 700 /data/media && chown -R plantry:plantry /data && chmod 700 /data
COPY --from=build /app /app
WORKDIR /app
USER 1000:1000
VOLUME /data
EXPOSE 4321
# A first start fills the database and makes every page.
HEALTHCHECK --interval=15s --timeout=5s --start-period=3m --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which is not here, and would not hand on SIGTERM as it came.
CMD ["node", "--max-semi-space-size=4", "--import", "./scripts/meant-node.mjs", "scripts/start.ts"]
