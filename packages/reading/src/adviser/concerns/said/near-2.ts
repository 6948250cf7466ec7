import { evenings } from './evenings.ts';

/** Readers who are near somebody, message by message. */
export default evenings(`
  crush-coworker | 회사에 좋아하는 사람이 생겼어요
  crush-likes-me | 그분도 저한테 관심 있을까요?
  tells-good-sign | 저번 주에 야근할 때 제 것까지 커피 사다 주셨거든요 근데 옆자리 분 것도 같이 사오긴 했어요
  > ssum-or-only-kind | 그냥 친절한 건가요?
  ask-them-out | 제가 먼저 밥 먹자고 해도 될까요
  refused-then-awkward | 거절당하면 매일 얼굴 봐야 되는데ㅠㅠ
  > confess-when | 언제쯤 말하는 게 좋아요?
  > will-do-so | 알겠어요 이번 주는 좀 지켜볼게요

  crush-classmate | 같은 과 여자애 좋아하는데 고백해도 될까요
  > tells-more | 조별과제 같이 하면서 친해졌어요
  > tells-good-sign | 카톡 답장은 잘 오는 편이에요
  ssum-or-only-kind | 근데 애가 원래 다 친절해요
  only-a-younger-sister | 저를 남자로는 볼까요?
  crush-leaving | 종강하면 못 보니까 그 전에 해야 될 것 같은데
  > confess-words | 뭐라고 말해요?
  > lighter-words | 너무 오글거리는데 더 짧게는 없나요ㅋㅋ

  crush-gym | PT쌤 좋아하게 됐어요
  kind-by-trade | 저한테만 잘해주는 건지 회원이라 그런 건지 모르겠어요
  tell-me-straight | 솔직하게 말해주세요
  tells-good-sign | 운동 안 가는 날에도 밥 뭐 먹었냐고 톡이 와요
  > is-that-why | 식단 관리 때문인가
  > worth-the-try | PT 5회 남았는데 연장할까요?
  > takes-it-in | ㅋㅋㅋ돈 생각하니까 현실이네요

  confess-refused | 저번 달에 고백했다가 차였습니다
  stay-friends-said | 좋은 동료로 지내고 싶다고 하더군요
  > confess-again | 다시 해볼 여지가 있습니까
  > see-them-after-refusal | 매일 보니까 힘드네요
  refused-me-yet-contacts | 요즘도 점심은 같이 먹자고 합니다. 이건 무슨 뜻인지
  > is-that-why | 그냥 편해서요?
  > leave-work-over-crush | 이직하면 좀 나아지려나요

  crush-club | 동아리 오빠가 좋아요ㅠㅠ
  how-many-percent | 오빠도 저 좋아할 가능성 몇 퍼센트예요?
  watches-my-stories | 인스타 스토리 올리면 제일 먼저 봐요
  > tells-bad-sign | 하트는 안 눌러요
  > watches-my-stories | 왜 보기만 하고 말을 안 걸까요
  text-first-or-wait | 제가 디엠 보내볼까요
  > first-message-to-stranger | 뭐라고 보내요?
  > after-no-answer | 읽씹하면 어떡해요
  > will-do-so | 오늘은 못 하겠다 내일 할게요

  friend-i-love | 10년 된 친구를 좋아하게 됐습니다
  friendship-after-confession | 고백하면 친구로도 못 지낼까봐 무서워요
  only-a-younger-sister | 얘는 저를 진짜 친구로만 볼까요
  crush-is-free-now | 얼마 전에 남친이랑 헤어졌다고 저한테 울면서 전화 왔었어요
  > crush-is-free-now | 지금 고백하면 너무 빠르죠?
  > how-long-to-wait | 얼마나 기다려야 돼요
  > another-gets-there-first | 그 사이에 다른 남자 생기면요
  > takes-it-in | 하 어렵네요

  crush-club | 같은 독서모임 하는 분이 자꾸 생각나요
  > tells-more | 이혼하고 아이 하나 키우는 분이에요
  > how-crush-sees-me | 저를 어떻게 생각하는지 궁금해요
  > tells-good-sign | 모임 끝나고 집까지 두 번 태워다 줬어요
  > tells-more | 방향이 같긴 해요
  is-crush-open-to-love | 아이 때문에 연애 생각 없는 건 아닐까요?
  show-it-or-hide | 제가 먼저 티를 내도 부담스럽지 않을까요
  > will-do-so | 네 천천히 해볼게요

  ask-a-stranger | 자주 가는 카페 알바분한테 번호 물어봐도 될까요
  > ask-a-stranger | 이름도 몰라요
  kind-by-trade | 갈 때마다 웃으면서 인사해주시는데 손님이라 그런 거겠죠
  > tells-good-sign | 제 메뉴 외우고 있어요
  > crush-single-or-not | 남자친구 있을까요?
  > say-by-text-or-face | 쪽지가 나아요 말로 하는 게 나아요?
  refused-then-awkward | 까이면 그 카페 못 가는데ㅋㅋㅋ

  crush-taken | 좋아하는 사람이 여친이 있어요
  > taken-one-confides | 근데 저한테 연락을 계속 해요
  taken-promises-to-part | 여친이랑 사이 안 좋다고 곧 헤어질 거라는데 믿어도 돼요?
  > taken-promises-to-part | 벌써 석 달째 그 말이에요
  > am-i-kept-around | 저는 뭐예요 그럼
  > wait-for-couple-to-part | 기다리면 저한테 올까요
  > you-mean-so | 끊으라는 말이죠
  > knows-it-well | 아는데 안 돼요

  crush-church | 교회에 마음 가는 자매가 있습니다
  > crush-at-my-age | 나이도 있고 해서 조심스럽네요
  crush-likes-me | 그쪽도 저를 좋게 보는지 알고 싶습니다
  tells-good-sign | 찬양팀을 같이 하는데 연습 끝나면 늘 제게 먼저 인사합니다
  > tells-more | 둘이 따로 만난 적은 없습니다
  fear-of-rumour | 소문 날까 걱정입니다
  ask-out-words | 식사하자고는 어떻게 꺼내는 게 좋을까요
  > will-do-so | 감사합니다. 주일에 한번 말해보겠습니다

  did-they-set-me-up | 소개팅 주선해준 선배를 좋아해요ㅋㅋㅋ
  > another-subject | 소개팅남 말고요
  did-they-set-me-up | 저를 다른 남자 소개해줬다는 건 저한테 마음 없다는 거죠?
  > tells-more | 그날 어땠냐고 세 번이나 물어보더라구요
  > crush-is-jealous | 이거 질투일 수도 있나요
  > what-words | 저 뭐라고 대답했어야 돼요?
  > tells-more | 별로였다고만 했어요
  > will-do-so | 그럼 이번엔 제가 술 사달라고 해볼게요

  confess-or-not | 같은반이었던 여자애한테 고백할까요
  crush-leaving | 졸업해서 이제 못봐요
  > tells-more | 대학도 다른지역이에요
  crush-likes-me | 걔도 저 좋아했던거같은데 애들이 맨날 엮었거든요
  > tells-bad-sign | 근데 걔는 엮으면 싫어했음
  > is-there-hope | 싫어한거면 끝인가요?
  confess-by-text | 전화로 해요 카톡으로 해요?
  > will-do-so | 친구들한텐 말안하고 할게요

  crush-at-my-age | 나이 먹고 짝사랑이라니 주책이죠
  > crush-club | 산악회에서 만난 분이에요
  crush-likes-me | 저한테 마음이 조금이라도 있는지요
  ssum-or-only-kind | 산에서 힘들 때 손도 잡아주고 물도 챙겨줘요. 근데 다른 언니들한테도 그래요
  > is-it-their-nature | 원래 그런 성격일까요
  > crush-is-widowed | 사별하신 지 3년 됐대요
  woman-confesses-first | 먼저 다가가면 가볍게 볼까 봐 겁나네요
  > call-instead | 그럼 전화는 괜찮을까요

  crush-junior | 신입 후배가 너무 좋음
  ssum-likes-me | 얘도 나 좋아하는 거 같음? 자꾸 나한테만 물어봄
  > crush-junior | 사수라서 그런 거라고?
  > tells-good-sign | 아니 퇴근하고도 톡함 ㅋㅋ
  > tells-more | 업무 얘기가 반이긴 함
  ask-them-out | 영화 보자 하면 부담일까
  > crush-junior | 사수라 거절 못 하고 나오면 어떡함
  > will-do-so | ㅇㅋ 좀 참아봄

  confessed-waiting | 남사친한테 고백했는데 생각할 시간을 달래요
  > am-i-turned-down | 이거 거절인가요?
  > tells-more | 일주일 됐어요
  > tells-more | 연락은 평소처럼 와요 근데 그 얘기만 안 해요
  > may-i-do-so | 제가 다시 물어봐도 될까요
  > how-long-to-wait | 언제까지 기다려요?
  > confess-regret | 없던 일로 하자고 할까요 그냥
  > feels-hurt | 속이 타요 진짜

  crush-classmate | 영어회화 학원에서 만난 사람인데요
  > tells-more | 수업 때 파트너가 자주 돼요
  ssum-likes-me | 저한테 호감 있나요
  > tells-more | 주말에 뭐 했냐는 얘기만 10번은 한 것 같네요 수업이라서
  > crush-leaving | 다음 달에 반이 바뀝니다
  > number-unknown | 그 전에 번호 받는 게 맞겠죠?
  text-with-excuse | 숙제 핑계는 좀 뻔하죠
  > will-do-so | 한국말로 하라구요?ㅋㅋ 알겠습니다

  speaks-first-crush | 알바 같이하는 오빠 있는데 저한테 장난을 엄청 쳐요
  > ssum-likes-me | 좋아해서 그러는 거예요?
  > tells-good-sign | 다른 알바생한테는 안 그래요
  only-a-younger-sister | 근데 저보고 남동생 같대요
  > only-a-younger-sister | 남동생은 무슨 뜻이에요..
  > make-crush-see-me | 꾸미고 가볼까요
  crush-leaving | 오빠 담달에 그만둔대요ㅠ

  crush-doctor | 치과 위생사분한테 반했습니다
  crush-leaving | 진료 끝나면 볼 일이 없어요
  ask-a-stranger | 이 나이에 번호 물어보면 이상합니까
  > ask-a-stranger | 직장에서 들이대면 민폐라는 글을 봐서요
  > excuse-to-meet | 스케일링 또 받으러 가는 건 좀 그렇죠
  the-conclusion | 한마디로 된다 안 된다 말해주세요
  give-up-crush | 포기하는 게 맞는 거 같네요

  crush-has-left | 퇴사하고 나서야 좋아한다는 걸 알았어요
  text-with-excuse | 연락할 핑계가 없어요
  crush-thinks-of-me | 그 사람도 제 생각 할까요
  said-meet-later | 퇴사할 때 가끔 밥 먹자고는 했어요
  > text-meaning | 빈말일까요?
  text-first-or-wait | 벌써 두 달 지났는데 갑자기 연락하면 이상하죠
  > reopen-chat | 첫마디 좀 알려주세요
  did-it-now | 보냈어요!!!
  left-unread | 1이 안 없어져요

  crush-in-army | 군대에 있습니다 동기 여사친 좋아해요
  confess-before-army | 전역까지 5개월 남았는데 지금 고백하는 건 별로죠?
  > tells-good-sign | 편지도 두 번 써줬습니다
  > tells-good-sign | 휴가 때 만났는데 사진도 같이 찍었어요
  > ssum-or-only-kind | 그냥 군인이라 불쌍해서 그런 걸까요
  another-gets-there-first | 다른 남자 생길까봐 불안합니다
  > is-that-the-chance | 다음 휴가가 다음달인데 그때 말할까요

  crush-married | 유부남인 팀장님을 좋아해요
  tells-more | 아무 일도 없었어요 저 혼자 그래요
  forget-crush-how | 마음 접는 법 좀 알려주세요
  crush-fills-the-day | 칭찬 한마디에 하루 종일 들떠요
  crush-knows | 그분은 제 마음 알까요?
  > how-would-they-take-it | 알면 어떡하죠 창피해요
  > leave-work-over-crush | 부서를 옮길까요
  > how-long-it-hurts | 얼마나 지나면 괜찮아져요

  only-a-younger-sister | 연상 누나 좋아하는데 저를 애로 봐요
  > tells-more | 두 살 차인데 자꾸 애기래요
  make-crush-see-me | 남자로 보이려면 어떻게 해야 돼요
  > tells-more | 밥은 맨날 누나가 사요
  > may-i-do-so | 제가 사면 되나요?
  > tells-more | 누나 이상형이 자기보다 돈 잘 버는 남자라던데 저 취준생이에요
  now-or-after-it | 취업하고 고백하는 게 낫겠죠
  > would-they-wait | 그때까지 혼자일까요 누나가

  best-friends-sibling | 친구 오빠를 좋아해요
  > best-friends-sibling | 친구한테 먼저 말해야 할까요
  only-a-younger-sister | 저를 동생 친구로만 보겠죠?
  > tells-good-sign | 친구 결혼식에서 오랜만에 봤는데 예뻐졌다고 했어요
  > polite-or-meant | 인사치레죠?
  crush-single-or-not | 여친 있는지는 몰라요 물어볼 수가 없어요
  > best-friends-sibling | 친구가 싫어하면 어떡해요
  > will-do-so | 그럼 슬쩍 떠볼게요

  crush-customer | 가게 하는데 단골 손님을 좋아하게 됐습니다
  > tells-more | 일주일에 서너 번은 오십니다
  crush-likes-me | 저 보러 오는 건지 음식이 좋아서 오는 건지
  > tells-more | 혼자 오시고 늘 바 자리에 앉으세요
  > crush-single-or-not | 반지는 없더라고요
  > cannot-do-so | 사장이 그러면 불편해서 안 오실까 봐 말을 못 하겠습니다
  > tells-more | 서비스는 많이 드립니다ㅎㅎ
  > will-do-so | 비 오는 날 말을 한번 걸어보죠

  confess-again | 두 번 차였는데 아직도 좋아해요
  > tells-more | 세 번째는 미친 짓이죠?
  ssum-gave-gift | 근데 차고 나서도 생일선물을 줬어요
  > is-that-why | 이게 미안해서라고요?
  > is-there-hope | 저 진짜 가망 없어요?
  friends-say-do-not | 친구들도 다 그만하래요
  > delete-photos | 그럼 뭐부터 지워요 사진?
  > cannot-do-so | 카톡방은 못 나가겠어요

  crush-got-partner | 좋아하던 사람한테 남친이 생겼습니다
  missed-my-chance | 고백도 못 해봤어요
  > wait-for-couple-to-part | 오래 갈까요 그 사람들
  missed-my-chance | 제가 망설이다 놓친 거죠
  > tells-bad-sign | 지난주에 본인이 직접 말해주더라고요 축하해달라고
  feels-hurt | 웃으면서 축하한다 했는데 집 와서 울었네요
  wait-or-stop | 기다려볼까요 아니면 접을까요
  someone-comes-when | 언제쯤 다른 사람이 들어올까요

  crush-much-younger | 연하인 직장 동료한테 자꾸 마음이 가요
  how-many-years-apart | 네 살 차이면 많죠?
  only-a-younger-sister | 그 친구는 저를 누나로만 보겠죠
  tells-good-sign | 출장 갔다 오면 꼭 제 것만 간식을 따로 사와요
  > tells-good-sign | 팀원들 건 박스로 사오고요
  > is-there-hope | 기대해도 되나요
  ask-them-out | 먼저 술 한잔 하자고 하면 티 날까요?
  feels-glad | 두근거리는 게 몇 년 만인지 모르겠어요

  crush-club | 러닝크루에서 만난 분 좋아합니다
  many-rivals | 저 말고도 노리는 사람이 둘 있어요
  > is-there-hope | 제가 승산 있습니까
  tells-own-part | 저는 말주변이 없어요
  > tells-more | 뛸 때 페이스 맞춰주는 정도만 했습니다
  > tells-bad-sign | 다른 놈은 벌써 커피챗 했다네요
  > another-gets-there-first | 저도 빨리 해야 되나요?
  > will-do-so | 이번 토요일에 말 걸어보겠습니다

  crush-classmate | 교양 수업 옆자리 남자분이 맘에 들어요
  never-spoke-to-crush | 한마디도 안 해봤어요
  knows-i-exist | 저를 알긴 알까요?
  eyes-meet | 눈은 세번 마주침
  > may-i-do-so | 펜 빌려달라고 해볼까요ㅋㅋㅋ
  > crush-taken | 여친 있으면요?
  crush-not-seen | 아 오늘 결석했어요 그 사람ㅠ

  first-love-met-again | 동창 모임에서 첫사랑을 다시 만났습니다
  > tells-good-sign | 그 친구도 혼자라고 들었습니다
  crush-likes-me | 제게 마음이 있을까요
  said-meet-later | 헤어질 때 다음에 또 보자고는 하던데
  after-divorce | 이혼한 게 흠이 될까 봐요
  text-what | 첫 연락은 뭐라고 하면 자연스럽습니까
  sent-and-answered | 답장 왔네요. 다음 주에 보자고 합니다
  date-where | 식당은 어디가 좋을지

  misread-their-kindness | 썸인 줄 알았는데 저만 좋아한 거였어요
  > crush-got-partner | 다른 팀 여직원이랑 사귄대요
  > misread-their-kindness | 저한테는 왜 그랬을까요
  > tells-more | 주말에 둘이 전시도 보러 갔었단 말이에요
  > no-right-to-be-hurt | 따져도 돼요?
  > take-my-side | 따지면 저만 이상해지죠
  see-them-after-refusal | 회사에서 얼굴 어떻게 봐요
  > see-them-after-refusal | 내일 출근하기 싫어요

  crush-neighbour | 같은 아파트 사는 분인데 강아지 산책하다 친해졌습니다
  crush-likes-me | 저한테 관심이 있을지 궁금하네요
  > tells-more | 거의 매일 저녁 같은 시간에 마주쳐요
  chance-or-on-purpose | 일부러 맞춰 나오는 걸까요?
  > tells-more | 저는 일부러 맞춰 나갑니다ㅎ
  > tells-more | 강아지 얘기 말고는 한 적이 없어요
  > tells-more | 번호는 압니다
  ask-them-out | 주말에 애견카페 가자는 건 어떤가요

  crush-far-city | 외국에 있는 친구를 좋아해요
  > tells-more | 일 년에 한 번 들어와요
  tells-good-sign | 들어올 때마다 저부터 만나는데 이건 뭘까요
  > tells-more | 다음 달에 와요
  start-far-apart | 이번엔 말하고 싶은데 장거리 될까 봐 망설여져요
  > why-not-say-it | 그 친구도 저 같은 마음이면 왜 말을 안 해요
  > which-of-two-days | 만나는 첫날이 나아요 가기 전날이 나아요?
  nervous-before-it | 떨려요 벌써

  confess-accepted | 고백 받아줄까요
  > tells-more | 둘이 밥 네 번 먹었고 영화 한 번 봤어요
  > tells-more | 손은 안 잡았습니다
  > sat-and-talked-long | 이 정도면 그쪽도 좋아하는 거 맞죠?
  hides-me-in-ssum | 근데 회사 사람한테 말하지 말래요
  > hides-me-in-ssum | 숨기고 싶은 건가 해서
  > may-i-do-so | 토요일에 만나는데 그날 해도 돼요?
  > gift-for-crush | 꽃은 오바죠
  > will-do-so | 네 다녀와서 말씀드릴게요

  crush-at-my-age | 오십에 좋아하는 사람이 생겼어요
  > tells-more | 댄스 수업 파트너예요
  crush-likes-me | 그분 마음이 궁금합니다
  > tells-more | 수업 없는 날도 좋은 글 같은 걸 보내주세요
  ssum-or-only-kind | 단체로 보내는 건지 저한테만 보내는 건지
  will-the-children-take-it | 자식들이 알면 뭐라 할지..
  ask-them-out | 차 한잔 하자고 먼저 말해도 흉 아니지요?
  > will-do-so | 고맙습니다 용기 내볼게요

  never-loved | 모쏠인데 저한테 문제가 있는 걸까요
  never-loved | 스물다섯까지 한 번도 못 사귀었어요
  looks-and-love | 키가 작아서 그런 거 같아요
  friends-all-paired | 친구들은 다 여친 있음
  someone-comes | 저도 언젠간 생기긴 해요?
  > someone-comes-when | 언제요
  > cannot-do-so | 소개해달란 말도 못 하겠어요 자존심 상해서
  > may-i-do-so | 운동이라도 시작할까요

  looked-into-their-phone | 남친 폰을 자꾸 몰래 봐요
  anxious-in-love | 나온 건 없는데 안 보면 불안해요
  why-i-cling | 저 집착 심한 거죠?
  trust-again-after-hurt | 전남친이 바람펴서 그래요
  > defends-other | 지금 남친은 아무 잘못도 없어요
  afraid-they-leave | 이러다 질려서 떠날까요?
  looked-into-their-phone | 말해야 돼요 폰 본 거?
  > i-suspect-too-much | 안 볼 수 있을까요 제가

  partners-opposite-friend | 여자친구가 남사친을 자주 만납니다
  > over-sensitive | 제가 예민한 건지 봐주세요
  > tells-more | 둘이서 술도 먹습니다
  > tells-their-words | 여친 말로는 가족 같은 사이랍니다
  can-i-trust-partner | 믿어도 되는 사람인가요
  am-i-bad-for-it | 만나지 말라고 하면 제가 쪼잔한 거죠?
  > may-i-do-so | 그럼 같이 보자고 해볼까요
  > tells-more | 오늘도 만나러 갔네요

  two-at-once | 두 남자 중에 누구를 만나야 될까요
  two-at-once | 한 명은 안정적이고 한 명은 재밌어요
  spark-or-comfort | 설레는 건 재밌는 쪽이에요
  > spark-or-comfort | 근데 결혼 생각하면 다른 쪽이고
  several-meetings-at-once | 둘 다 만나도 되나요 당분간?
  > tells-more | 아직 사귀는 건 아니에요
  whom-do-they-prefer | 누가 절 더 좋아해요?
  choose-by-when | 언제까지 정해야 할까요
  cannot-decide | 아 모르겠다 동전 던질까

  partnered-drawn-elsewhere | 여자친구 있는데 다른 사람이 좋아졌습니다
  scold-me | 욕하셔도 됩니다
  > tells-more | 4년 사귀었고 이제 설레는 게 없어요
  > tells-more | 새로운 사람은 회사 동기고 아직 아무 일 없었어요
  shall-part | 헤어지는 게 맞나요
  regret-if-i-part | 헤어지고 후회할까요?
  > tells-more | 그 동기도 저를 좋아하는지 확실하지 않아요
  > parting-words | 여친한테 뭐라고 말해야 돼요

  lonely-night | 혼자인 게 너무 외로워요
  lonely-night | 퇴근하면 말할 사람이 없어요
  alone-for-life | 제 팔자가 원래 외로운 팔자예요?
  > tells-more | 주말에는 잠만 자요
  friends-all-paired | 친구들은 다 애 키우느라 바빠요
  love-this-year | 올해는 누구 생길까요
  dating-app-try | 앱은 무서워서 못 하겠던데
  feels-glad | 그래도 여기다 말하니까 좀 낫네요

  fwb-wants-more | 사귀는 건 아닌데 스킨십은 다 합니다
  are-we-dating | 이 관계 뭔가요
  > tells-more | 저는 사귀고 싶어요
  meets-never-names | 사귀자고 하니까 지금이 좋다고 하네요
  > ssum-likes-me | 저를 좋아하긴 하는 걸까요?
  > someone-else-too | 다른 남자도 있을까요
  afraid-to-ask | 더 물어보면 떠날 것 같아요
  let-down-by-it | 정리하라는 말은 하지 마세요ㅠ
  > takes-it-in | 생각해볼게요

  jealous-of-their-past | 남친 전여친이 너무 신경 쓰여요
  > tells-own-part | 인스타 맨날 들어가서 봐요
  > rival-has-more | 저보다 훨씬 예뻐요
  partner-loves-ex-still | 남친은 아직 못 잊었을까요?
  > tells-good-sign | 사진은 다 지웠다고 했어요
  > partners-ex-in-touch | 근데 왜 맞팔은 안 끊어요?
  > may-i-do-so | 끊어달라고 말해도 돼요?
  > how-would-they-take-it | 제가 초라해 보일까봐
  > will-do-so | 오늘부터 안 볼게요 진짜

  elder-weds-first | 동생이 먼저 결혼합니다
  only-i-stand-still | 저만 뒤처진 느낌이네요
  family-gathering | 명절 때 친척들 볼 낯이 없습니다
  > why-still-alone | 제가 뭐가 부족한 겁니까
  > tells-more | 직장 멀쩡하고 빚도 없습니다
  too-picky | 눈이 높은가요?
  marry-at-all | 결혼운이 있기는 합니까
  > feels-hurt | 결혼식 날 웃어야 되는데 참

  anxious-in-love | 남자친구가 답장 늦으면 미칠 것 같아요
  > anxious-in-love | 세 시간만 없어도 별 생각 다 해요
  am-i-odd | 이거 제가 이상한 거죠
  > tells-own-part | 어제는 전화를 열한 번 했어요
  > tells-bad-sign | 화내더라구요 회의 중이었대요
  apologised-yet-angry | 사과는 했는데 아직 말투가 차가워요
  partner-cooled | 이제 정떨어졌을까요?
  anxious-in-love | 불안할 때 뭘 해야 돼요
  > left-unread | 지금도 안 읽어요ㅠㅠ

  partners-opposite-friend | 여친이 알바하는 데 남자가 많아서 신경쓰임
  jealous-nature | 질투 많은 남자 별로죠?
  > tells-bad-sign | 끝나면 데리러 가는데 싫대요
  > what-are-they-thinking | 왜 싫을까요
  partner-hides-something | 숨기는 거 있나
  > tells-more | 저번에 알바 오빠랑 카톡하는 거 봤어요 별 내용은 없었음
  > how-would-they-take-it | 그만두라고 하면 싸우겠죠
  > may-i-be-angry | 하 참아야지 뭐

  back-or-new | 전남친이랑 새로 만나는 사람 사이에서 고민돼요
  > tells-more | 새 사람은 두 달 됐어요 정말 잘해줘요
  ex-contacts-why | 근데 전남친이 다시 연락이 왔어요
  > am-i-bad-for-it | 흔들리는 제가 나쁜 거죠
  came-back-why | 전남친은 진심일까요?
  tells-their-words | 헤어진 이유는 그 사람이 결혼 생각 없다고 해서였어요 지금은 생각이 바뀌었대요
  which-of-them-fits | 누구랑 더 잘 맞아요?
  > may-i-do-so | 한 번만 만나봐도 될까요
  > cannot-do-so | 새 사람한테는 말 못 하겠어요

  alone-beside-them | 결혼했는데 외롭습니다
  spouse-no-talk | 아내와 대화가 없어진 지 오래됐습니다
  > tells-more | 애들 얘기, 돈 얘기만 합니다
  spouse-changed | 아내는 저한테 마음이 남아있을까요
  > tells-more | 밖에서 다른 사람 만날 생각은 없습니다
  praise-me | 그냥 누가 수고했다고 해줬으면 좋겠네요
  cannot-do-so | 먼저 말을 꺼내려니 쑥스럽습니다
  > open-a-talk | 뭐부터 하면 될까요

  looks-and-love | 저 못생겨서 연애 못 하나요
  low-self-worth | 거울 보기 싫어요
  > tells-more | 친구들이랑 다니면 다 친구 번호만 물어봐요
  looks-and-love | 성형할까요?
  takes-me-as-i-am | 저 좋아해줄 사람 있긴 해요?
  > tells-more | 살도 6키로 쪘어요
  looks-and-love | 예뻐지면 자신감 생길 것 같은데
  tell-me-straight | 위로 말고 현실적으로 말해주세요

  my-loves-are-short | 만나는 사람마다 세 달을 못 갑니다
  is-it-my-fault | 제 문제겠죠?
  cool-off-fast | 처음엔 제가 엄청 좋아하다가 갑자기 식어요
  > cool-off-fast | 왜 이런 걸까요
  why-i-push-away | 상대가 저를 좋아하기 시작하면 도망가고 싶어요
  am-i-avoidant | 회피형인가 싶고
  > change-myself | 고칠 수 있나요
  someone-comes-when | 오래 갈 사람은 언제 만나요?

  long-ssum | 6개월째 썸도 아니고 연애도 아니에요
  > tells-good-sign | 매일 연락하고 주말마다 봐요
  meets-never-names | 근데 사귀자는 말이 없어요
  am-i-kept-around | 저 어장인가요?
  not-introduced | 친구들한테 저를 그냥 아는 동생이라고 소개했어요
  > feels-hurt | 그 말 듣고 집 와서 울었어요
  define-us | 제가 먼저 우리 무슨 사이냐고 물어봐도 돼요?
  > no-answer-then-over | 아니라고 하면 끝내야겠죠
  > will-do-so | 이번 주말에 물어볼게요

  partner-earns-more | 여친이 저보다 연봉이 높습니다
  > only-i-stand-still | 만날 때마다 작아지는 기분이에요
  > tells-their-words | 여친은 신경 안 쓴다는데
  > are-you-sure | 진짜 신경 안 쓸까요
  > tells-more | 여친 친구 남편들은 다 의사 변호사예요
  > tells-own-part | 비교 안 할 수가 없잖아요
  > tells-own-part | 괜히 짜증을 내게 됩니다
  > afraid-they-leave | 이러다 헤어지겠죠?

  spouse-affair-suspected | 남편이 회사 여직원 얘기를 자꾸 해요
  > feels-hurt | 기분이 이상해요
  > spouse-affair-suspected | 아무 사이 아니겠죠?
  > tells-bad-sign | 요즘 옷도 신경 쓰고 향수도 샀어요
  > is-that-why | 제가 애 낳고 너무 퍼져서 그런가 싶고
  afraid-to-ask | 물어보면 의부증이라고 할까 봐 못 물어봐요
  > open-a-talk | 뭐라고 말을 꺼내면 될까요
  > will-do-so | 저도 좀 꾸며야겠어요

  two-at-once | 두 명이 동시에 좋은데 이거 뭐죠ㅋㅋ
  > tells-more | 한명은 과후배 한명은 알바 동갑
  which-of-them-fits | 누가 나랑 더 맞음?
  > tells-more | 후배는 먼저 연락오고 동갑은 내가 먼저 함
  > tells-more | 좋아하는건 동갑쪽인듯
  crush-likes-me | 근데 걔는 나한테 관심 없어보임
  > two-at-once | 그럼 후배로 가는게 낫나
  > you-mean-so | 양심없다는거죠 ㅇㅋ

  friend-wedding-invite | 친구가 청첩장을 줬는데 축하가 안 돼요
  > am-i-bad-for-it | 저 못된 거죠
  > tells-more | 같이 비혼하자던 친구였거든요
  > feels-hurt | 배신감 들어요
  marry-at-all | 저도 결혼할 수 있을까요?
  > tells-own-part | 솔직히 하고 싶었나 봐요
  > friend-wedding-invite | 결혼식 안 가면 안 되겠죠
  wedding-gift-money | 축의금은 얼마 해요ㅋㅋ

  divorced-and-lonely | 이혼하고 6년째 혼자입니다
  thoughts-at-night | 밤에 잠이 안 오네요
  someone-comes | 이제 저한테도 누가 올까요
  > tells-more | 애는 전처가 키우고 한 달에 두 번 봅니다
  > feels-hurt | 아이 보내고 나면 그날이 제일 힘듭니다
  wait-till-child-grows | 누굴 만나는 게 애한테 미안한 일일까요
  no-one-around | 사람 만날 데도 없고
  feels-glad | 그래도 말하고 나니 낫습니다. 주무세요

  partner-loves-me | 요즘 남친이 저를 사랑하는지 모르겠어요
  never-says-love | 사랑한다는 말을 안 해요
  > tells-bad-sign | 제가 물어보면 응 하고 끝
  partner-cooled | 식은 걸까요?
  tells-good-sign | 아프다니까 죽은 사다 줬어요
  > tells-more | 근데 저는 말을 듣고 싶거든요
  > how-would-they-take-it | 매번 확인하려고 하면 지치겠죠
  anxious-in-love | 언제쯤 제가 안 불안해져요?

  still-meeting-ex | 헤어진 여친이랑 계속 만나고 있습니다
  > tells-more | 사귀는 건 아니고 친구처럼요
  > tells-more | 가끔 자고 갑니다
  would-they-take-me-back | 다시 사귀자고 하면 될까요
  > tells-bad-sign | 그 얘기만 하면 말을 돌려요
  someone-else-too | 저 말고 만나는 사람 있는 걸까요?
  > still-meeting-ex | 끊자니 못 끊겠고 계속하자니 비참하네요
  > will-do-so | 먼저 연락 안 하는 거부터 해보겠습니다

  wrong-way-round | 저는 왜 저 좋다는 사람은 싫을까요
  > tells-more | 좋다고 하면 갑자기 별로예요
  wrong-way-round | 제가 좋아하는 사람은 꼭 저 안 좋아해요
  too-picky | 제가 눈이 높은 건가?
  love-without-thrill | 지금도 잘해주는 사람 하나 있는데 안 설레요
  lukewarm-second-look | 세 번은 만나보라던데 맞아요?
  > tells-own-part | 만나면 미안해지는데
  > will-do-so | 음 한 번만 더 볼게요

  jealous-of-their-past | 여자친구 과거가 신경 쓰여서 미치겠습니다
  > tells-more | 전에 동거했었다고 하더라고요
  > tells-more | 말해준 건 고마운데 자꾸 떠올라요
  am-i-odd | 저만 이런 겁니까
  > tells-own-part | 물어보고 후회하고 또 물어봅니다
  > tells-bad-sign | 여친이 이제 그만하라고 울었어요
  low-self-worth | 제가 못난 거 압니다
  couple-reaches-marriage | 결혼까지 생각했는데 이 상태로 가도 될까요
  > will-do-so | 먼저 사과부터 하겠습니다

  partnered-drawn-elsewhere | 남친 있는데 회사 대리님이 자꾸 생각나요
  > tells-more | 아무 짓도 안 했어요
  > tells-more | 남친은 취준 중이라 2년째 힘들어요
  own-heart-unclear | 제가 지친 걸까요 진짜 좋아하는 걸까요
  > tells-more | 대리님은 저 남친 있는 거 알아요
  > ssum-or-only-kind | 근데도 잘해줘요 왜요?
  > tells-own-part | 흔들리는 게 티 났나 봐요
  > now-or-after-it | 남친 시험이 11월인데 그때까지 말 안 하는 게 낫죠?

  blind-date-turned-down | 소개팅 다섯 번 연속 까였습니다
  low-self-worth | 자신감이 바닥이에요
  > tells-their-words | 다들 좋은 분 같다고는 해요
  never-a-second-date | 좋은 분인데 왜 두 번은 안 만나줘요?
  > is-that-why | 말이 없어서 그런가
  > blind-date-offered | 이번 주에 또 하나 잡혔는데 취소할까요
  blind-date-talk | 나가면 무슨 얘기 해요
  > will-do-so | 질문 세 개 적어갈게요ㅋㅋ

  mild-control | 남친이 집착이 심해요
  > mild-control | 회식하면 30분마다 사진 보내래요
  > partner-is-jealous | 사랑해서 그런 거라는데 맞아요?
  mild-control | 치마도 못 입게 해요
  > tells-more | 처음엔 좋았는데 숨 막혀요
  will-partner-change | 고쳐질까요 이 사람
  > will-do-so | 친구한테 얘기해둘게요

  feels-empty | 나이 오십에 제가 뭘 하고 살았나 싶습니다
  > tells-more | 명퇴 얘기가 나옵니다
  > tells-more | 집사람한테는 말 못 했습니다
  > how-would-they-take-it | 실망하겠지요
  > only-i-stand-still | 친구들은 건물도 사고 그러는데 저만 이러고 있네요
  > day-for-talk | 언제 말하는 게 좋겠습니까
  > will-do-so | 이번 주말에 산책하면서 꺼내보지요

  low-self-worth | 헤어지고 자존감이 바닥이에요
  words-that-hurt | 질린다는 말이 안 잊혀져요
  am-i-charming | 제가 그렇게 매력이 없나요
  ex-has-new | 그 사람은 벌써 새 여친 생겼어요
  > tells-more | 저보다 어려요
  will-i-be-loved | 저 다시 사랑받을 수 있어요?
  cannot-sleep-or-eat-after | 밥을 먹어도 맛을 모르겠어요

  apart-heart-changes | 장거리라 불안합니다
  > long-distance | 여친이 서울로 취업했어요
  apart-heart-changes | 새로운 사람 만나면 마음 변하겠죠?
  texts-grew-rare | 통화가 한 시간에서 십 분으로 줄었어요
  > knows-it-well | 바쁜 건 알아요
  how-would-they-take-it | 서운하다고 말하면 애 같을까요
  > will-do-so | 그럼 미리 말하고 갈게요

  two-at-once | 두 분이 동시에 만나자고 하세요
  > tells-more | 평생 없던 일이에요ㅎㅎ
  > tells-more | 한 분은 다정한데 형편이 어렵고 한 분은 여유 있는데 무뚝뚝해요
  which-of-them-fits | 저한테 누가 더 맞을까요
  several-meetings-at-once | 둘 다 몇 번 더 만나봐도 괜찮지요?
  > am-i-bad-for-it | 돈 보는 여자 같아서 찔려요
  > tells-more | 마음은 다정한 쪽이에요
  will-partner-earn | 형편은 앞으로 좀 풀릴까요 그분

  no-friends-left | 대학 왔는데 친구도 없고 여친도 없음
  > tells-more | 혼밥 두 달째
  > only-i-stand-still | 인스타 보면 나빼고 다 행복해보여요
  > am-i-odd | 나만 이런가
  group-blind-date | 과팅 나오라는데 가서 쭈구리될까봐
  > group-blind-date | 가요 말아요?
  > tells-more | 가서 말 못하면 더 비참할듯
  did-it-now | 하 일단 간다고 했어요

  texts-never-meets | 전화는 매일 밤 두 시간씩 하는데 만나자곤 안 해요
  > texts-never-meets | 왜 안 만나요?
  > tells-more | 앱에서 알았고 한 번 봤어요
  am-i-turned-down | 한 번 보고 실망한 걸까요
  > long-calls-meaning | 그럼 전화는 왜 해요
  > only-when-bored | 심심해서?
  > someone-else-too | 다른 여자한테도 이러겠죠ㅋㅋ..
  > if-i-stop-texting | 오늘 전화 오면 받지 말까요
  > did-it-now | 방금 왔는데 받았어요ㅠ

  give-too-much | 저는 왜 항상 더 좋아하는 쪽일까요
  how-much-loved | 여친은 저를 그만큼 안 좋아하는 것 같아요
  only-i-try | 연락도 약속도 늘 제가 먼저입니다
  > tells-more | 일부러 연락 안 해봤더니 이틀 만에 왔어요
  tells-their-words | 헤어질 생각은 없대요 원래 무던하대요
  can-i-trust-partner | 믿고 만나도 됩니까
  > always-love-first | 제가 좀 덜 좋아해야 편해질까요
`);
