import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('auth', 'routes/auth.tsx'),
  route('chat-auth', 'routes/chat-auth.tsx'),
  route('free-fortune-content/:id', 'routes/free-fortune-content.tsx'),
  route('premium-fortune-content/:id', 'routes/premium-fortune-content.tsx'),
  route('free-fortune-result', 'routes/free-fortune-result.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
