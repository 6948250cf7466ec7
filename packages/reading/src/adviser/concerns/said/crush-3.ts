import { evenings } from './evenings.ts';

/** Readers who love in silence, message by message. */
export default evenings(`
  ask-for-second-meeting | 어제 소개팅했는데 애프터 신청 언제 하는게 좋을까요?
  > tells-more | 헤어지고 잘 들어갔냐는 톡은 했어요
  > sent-and-answered | 답은 왔는데 좀 짧았어요 네 조심히 들어가세요 이 정도
  > am-i-turned-down | 이거 마음 없는 건가요
  > date-went-badly | 제가 좀 긴장해서 말을 너무 많이 한 것 같아요
  > text-first-when | 그럼 오늘 연락할까요 내일 할까요
  > text-what | 뭐라고 보내면 부담 없을까요
  > date-where | 영화 보자고 하는 건 별로인가요?
  is-it-too-fast | 두번째 만남에서 고백하면 너무 빠르죠
  > if-they-refuse | 만약에 거절하면 깔끔하게 접는 게 맞나요
  us-two-match | 이분이랑 저랑 사주는 잘 맞아요?
  > will-do-so | 네 일단 보내볼게요 감사합니다

  crush-coworker | 회사 옆팀 대리님을 좋아하게 됐어요
  ssum-likes-me | 저한테 관심 있을까요?
  > eyes-meet | 지나갈 때마다 눈이 마주치긴 해요
  > ssum-or-only-kind | 근데 원래 다 친절한 사람이래요
  crush-single-or-not | 여자친구 있는지도 몰라요 어떻게 알아내죠
  > ask-a-stranger | 먼저 말 걸어도 될까요
  > what-words | 무슨 말로 시작해요?
  > how-would-they-take-it | 커피 사준다고 하면 티 나겠죠ㅠㅠ
  office-love-wise | 사내연애는 좀 위험한가요
  > close-when | 언제쯤 가까워질 수 있을까요

  confess-or-not | 과 동기 좋아하는데 고백할까말까
  > confess-when | 언제 하는게 좋음?
  > refused-then-awkward | 차이면 학교 어케 다님
  signs-they-like | 걔가 나 좋아하는지 어떻게 알아
  > daily-texts-mean | 톡은 맨날 함 근데 다른 남자애들이랑도 친함
  > takes-it-in | ㅇㅇ 그건 맞음
  > love-unsaid | 그럼 그냥 친구로 남는게 나은가

  crush-club | 동호회에서 만난 분이 계속 생각나요
  > crush-club | 등산 모임인데 그분이 늘 제 뒤에서 챙겨주세요
  > ssum-or-only-kind | 이게 호감일까요 매너일까요
  > crush-much-younger | 저보다 네 살 어리세요
  > cannot-do-so | 연하라서 제가 먼저 다가가기가 좀 그래요
  > crush-much-younger | 나이 차이 신경 쓰는 사람일까요?
  > ask-them-out | 따로 밥 먹자고 해볼까요
  fear-of-rumour | 모임에 소문나면 어떡하죠
  > crush-comes-true | 올해 안에 연애로 이어질 가능성 있나요?
  > my-age-to-wed-not-theirs | 저는 이제 결혼까지 생각해야 할 나이인데 괜히 시간 낭비일까봐요
  > will-do-so | 알겠습니다 이번 주말 산행 때 말 걸어볼게요

  crush-cafe-staff | 단골 카페 알바생한테 번호 물어봐도 될까요
  > could-not-say-it | 민폐일까봐 못 물어보고 두 달째예요
  > kind-by-trade | 제가 가면 웃으면서 오늘도 같은 거 드려요? 해요
  > kind-by-trade | 이거 그냥 서비스겠죠?
  > confess-by-letter | 쪽지로 주는 건 어때요
  > confess-by-letter | 쪽지에 뭐라고 써요
  > refused-then-awkward | 거절당하면 그 카페 못 갈 텐데요
  > crush-single-or-not | 남자친구 있으면 어떡해요
  > good-and-bad-days | 언제 가는 게 좋을까요 날짜 같은 거 있나요

  confess-refused | 선배한테 고백했다가 차였어요
  > stay-friends-said | 좋은 동생으로 지내고 싶대요
  > refused-heart-turns | 다시 기회가 있을까요?
  > give-up-crush | 포기해야 되나요
  > refused-me-yet-contacts | 계속 연락은 오거든요 그쪽에서
  > refused-me-yet-contacts | 왜 찼으면서 연락하는 거예요?
  > am-i-kept-around | 어장인가
  > misses-me-if-i-vanish | 제가 연락 끊으면 아쉬워할까요
  > how-long-then | 그럼 얼마나 기다려야 돼요
  > how-to-forget | 하… 잊는 게 맞는 거 같기도 하고
  > how-long-it-hurts | 언제쯤 괜찮아질까요 저

  crush-church | 교회에서 알게 된 자매님이 마음에 듭니다
  > tells-more | 저는 이혼하고 7년째 혼자입니다
  > may-i-fall-for-them | 그분은 미혼이신데 제가 다가가도 괜찮을까요
  > fear-of-rumour | 교회라 소문이 조심스럽습니다
  ask-out-words | 차 한잔하자는 말을 어떻게 꺼내면 좋을까요
  > crush-likes-me | 그분 마음을 모르겠습니다
  tell-of-divorce | 이혼했다는 얘기는 언제 해야 합니까
  > how-would-they-take-it | 아이가 하나 있는 것도 부담스러워하겠지요
  after-divorce | 제 사주에 재혼운이 있습니까
  someone-comes-when | 언제쯤 인연이 들어옵니까

  blind-date-no-word | 소개팅하고 삼일째 연락이 없어요
  > tells-more | 저는 마음에 들었거든요
  > text-first-or-wait | 제가 먼저 연락할까요?
  > text-first-or-wait | 먼저 하면 없어보이나요
  > confusing-means-no | 관심 있으면 남자가 먼저 하지 않아요?
  > busy-or-cooled | 바빠서 그럴 수도 있어요?
  > am-i-turned-down | 그냥 까인 거죠 저

  online-love | 디코에서 만난 누나 좋아해도 되나요
  > online-love | 게임하다 알게 됐고 아직 실제로 본 적은 없어요
  long-calls-meaning | 맨날 새벽까지 통화해요
  > ask-them-out | 만나자고 하면 부담스러워할까요
  > am-i-odd | 목소리만 듣고 좋아하는 거 이상한가요
  crush-likes-me | 누나도 저 좋아하는 것 같아요?
  > ssum-or-only-kind | 다른 길드원한테도 똑같이 잘해줘서 헷갈려요
  > real-me-disappoints | 실제로 만났는데 실망하면 어떡하죠
  ask-out-words | 만나자는 말 어떻게 꺼내요
  > confess-when | 언제쯤 말하는 게 좋을까요
  > start-far-apart | 누나는 부산이고 저는 서울이에요 장거리 괜찮을까요
  > will-do-so | ㅋㅋ 알겠어요 해볼게요

  crush-trainer | 헬스장 피티쌤한테 자꾸 마음이 가요
  > kind-by-trade | 회원이라 잘해주는 거 맞죠?
  > ssum-or-only-kind | 저 혼자 착각하는 걸까요
  > tells-good-sign | 수업 끝나고도 카톡이 와요 밥 뭐 먹었냐고
  > tells-more | 식단 때문이긴 한데…
  > ssum-or-only-kind | 다른 회원한테도 그러겠죠
  > crush-same-sex | 떠보는 방법 없을까요
  > lasts-after-leaving | 피티 끝나면 연락 끊길까봐 재등록했어요ㅋㅋㅋ
  > being-used-crush | 돈만 쓰는 호구 된 거 아니겠죠
  > now-or-after-it | 그만두고 고백하는 게 나을까요

  crush-for-years | 3년째 짝사랑 중입니다
  > crush-taken | 그 사람은 남자친구가 있어요
  > wait-for-couple-to-part | 기다리면 저한테 올까요
  > wait-for-couple-to-part | 헤어질 것 같다는 얘기는 들었어요
  > leans-on-me | 옆에서 고민상담 들어주는 게 저예요
  > feels-hurt | 너무 힘들어요
  > give-up-crush | 이제 그만해야 할까요
  > forget-crush-how | 마음이 마음대로 안 접혀요
  confess-then-let-go | 고백이라도 하고 접는 건 어떨까요
  > friendship-after-confession | 친구로도 못 지내게 될까봐 무서워요
  crush-knows | 그 사람은 제 마음 알까요?
  > someone-comes | 제 인연이 따로 있을까요

  watches-my-stories | 짝남이 인스타 스토리 맨날 젤 먼저 봐요
  > crush-likes-me | 관심 있는건가요??
  > text-first-or-wait | 디엠 먼저 보내도 되나
  > text-what | 뭐라고 보내용
  > after-no-answer | 읽씹하면요ㅠ

  they-are-lukewarm | 선 본 여자분이 괜찮은데 반응을 모르겠어요
  > tells-more | 두 번 만났습니다
  > drop-honorifics | 존댓말 쓰고 아직 어색합니다
  > marry-this-one-should | 결혼 상대로 어떤가요?
  > blind-date-done | 저를 마음에 들어 하는지 궁금합니다
  > always-me-first | 연락은 제가 먼저 해야 답이 옵니다
  > family-likes-i-do-not | 양가에서는 빨리 정하라고 하시는데요
  how-many-tries | 몇 번 더 만나보고 결정하는 게 맞나요
  > date-where | 세 번째 만남에서는 뭘 하면 좋을까요
  > gift-for-ssum | 선물은 이른가요
  > wed-when-together | 만약 진행하면 결혼은 언제가 좋습니까

  crush-client | 거래처 분이 자꾸 신경쓰여요
  > tells-more | 일 때문에 연락하는데 점점 사적인 얘기도 해요
  is-it-ssum | 이거 썸인가요
  > kind-by-trade | 아님 그냥 영업용 멘트일까요ㅋㅋ
  > crush-single-or-not | 결혼했는지 안 했는지 모르겠어요
  > crush-single-or-not | 반지는 안 꼈던데
  > ask-if-burden | 직접 물어보면 이상할까요?
  > now-or-after-it | 프로젝트가 다음 달이면 끝나는데 그 전에 뭘 해야 할까요
  > ask-them-out | 제가 먼저 밥 먹자고 할까요
  crush-likes-me | 그 사람은 저를 어떻게 생각해요?
  > crush-come-closer | 부담 주기는 싫은데요

  confess-when | 고백 언제하면 성공함?
  confess-by-text | 카톡으로 고백하면 안되나
  > confess-words | 뭐라 말해야돼
  > if-they-refuse | 차이면 어떡해

  crush-at-my-age | 저한테도 다시 설레는 일이 생기네요
  > tells-more | 아이 학원 상담하다 알게 된 원장님이에요
  > tells-more | 저는 돌싱이고요 그분도 혼자라고 들었어요
  > tells-good-sign | 상담 말고 다른 얘기도 자주 해주세요
  > kind-by-trade | 그냥 학부모로 대하는 걸까요
  > is-it-too-fast | 제가 너무 앞서가나요
  > wait-till-child-grows | 아이한테 피해 갈까 봐 조심스러워요
  > give-up-crush | 마음을 접는 게 맞을까요
  > will-they-confess | 먼저 다가오실 가능성은 있을까요?
  > close-when | 언제쯤 알 수 있을까요

  answers-slower | 소개팅녀가 답장이 너무 느려요
  > tells-more | 세 시간에 한 번씩 와요
  > is-that-a-no | 이거 거절 신호예요?
  warm-meeting-cold-text | 만나면 또 잘 웃고 말도 잘해요
  > is-it-their-nature | 연락 스타일이 원래 그런 걸까요
  > always-busy | 애프터는 했고 삼프터 잡으려는데 바쁘다네요
  > always-busy | 다음 주도 바쁘대요
  > push-on-more | 더 밀어붙여도 되나요
  > wait-or-stop | 아니면 기다려요?
  > how-long-to-wait | 얼마나요?
  > someone-else-too | 다른 사람도 만나는 거 아닐까요
  several-meetings-at-once | 저도 다른 소개팅 받을까요

  us-two-match | 그 사람이랑 저 궁합 어때요?
  > tells-more | 아직 사귀는 건 아니고 제가 혼자 좋아해요
  > tells-more | 스터디에서 만났어요
  > where-we-clash | 저랑 안 맞는 부분은 뭐예요
  crush-likes-what-type | 어떤 여자를 좋아하는 사람이에요?
  > am-i-their-type | 그럼 저는 그 스타일이 아니네요ㅠ
  win-their-heart | 어떻게 해야 저를 좋아할까요
  woman-confesses-first | 먼저 고백하는 여자 싫어할까요
  > couple-lasts | 사귀면 오래 갈까요

  crush-at-my-age | 나이 오십 넘어서 이런 얘기 하려니 쑥스럽네요
  crush-club | 문화센터 사진반에서 만난 분이 있습니다
  > crush-is-widowed | 사별하신 분입니다
  > tells-more | 저도 혼자 된 지 오래됐고요
  show-it-or-hide | 마음을 표현해도 될까요
  > how-would-they-take-it | 주책이라고 생각하지 않으실까요
  > will-the-children-take-it | 상대방 자녀들이 반대하면 어쩝니까
  > crush-come-closer | 어떻게 시작하는 게 좋겠습니까
  ask-them-out | 같이 출사 가자고 하면 너무 속 보입니까
  > better-not-to | 급하게 안 하는 게 낫겠지요
  rest-of-the-year | 올해 좋은 운이 있습니까

  ssum-likes-me | 걔가 나 좋아하는거 맞아?
  speaks-first-crush | 맨날 놀리고 장난침
  > ssum-or-only-kind | 근데 딴 애들한텐 안 그래
  > tells-good-sign | 내가 아프다니까 약 사다줌
  > will-they-confess | 근데 왜 고백 안해?
  > text-first-or-wait | 내가 먼저 해?
  > cannot-do-so | 아 자존심 상해서 싫은데
  > ssum-official-when | 언제 고백할거같아
  > will-they-confess | 크리스마스 전엔 될까

  crush-comes-true | 저랑 잘 될 확률 얼마나 돼요
  > tells-more | 소개팅 두 번 만났고 분위기는 좋았습니다
  third-or-never | 세번째 만남에 고백하려는데 괜찮을까요
  > blind-date-place | 장소는 어디가 좋을까요
  > confess-by-letter | 말로 할까요 편지도 같이 줄까요
  > crush-what-like | 성격은 어떤 사람인가요
  > where-we-clash | 조심해야 할 건요?

  ssum-or-only-kind | 남자들은 마음 없는 여자한테도 잘해주나요
  crush-junior | 회사 후배가 저한테 유독 잘해요
  > tells-good-sign | 점심 같이 먹자 하고 퇴근할 때 기다려요
  > kind-by-trade | 제가 팀장이라 그런 걸까요
  ssum-or-only-kind | 아부인지 호감인지 모르겠어요
  > tells-more | 저는 솔직히 좋아요
  as-their-boss | 근데 상사가 부하직원한테 티내면 안 되잖아요
  > who-confesses-first | 그 친구가 먼저 말할 때까지 기다려야겠죠
  > how-long-to-wait | 얼마나 기다려야 해요
  > refused-then-awkward | 잘 안 되면 회사 생활이 힘들어지겠죠?
  > will-do-so | 흠 일단 지켜볼게요

  confessed-waiting | 고백했는데 생각할 시간을 달래요
  > tells-more | 일주일 됐어요
  > am-i-turned-down | 이거 거절인가요
  > wait-or-stop | 기다려야 돼요 아님 물어봐야 돼요?
  > contact-during-time-apart | 그동안 연락해도 되나요
  > better-not-to | 안 하는 게 나아요?
  > ssum-likes-me | 어떤 마음일까요 그 사람
  > when-text-comes | 답이 언제쯤 올까요
  > feels-hurt | 잠이 안 와요 진짜
  > confess-again | 안 되면 다시 고백해도 되나요

  crush-church | 성당 청년부 오빠 좋아한지 1년째예요
  > tells-more | 그 오빠는 아무것도 몰라요
  touched-me-lightly | 저만 보면 그냥 동생처럼 머리 쓰다듬어요
  only-a-younger-sister | 여자로 안 보는 거죠?
  make-crush-see-me | 어떻게 하면 여자로 보일까요
  > make-crush-see-me | 꾸미고 가볼까요
  > jealous-near-crush | 다른 언니랑 엮이는 거 보면 속상해요
  > feels-hurt | 질투나서 집에 와서 울었어요
  > whom-do-they-prefer | 그 언니랑 잘될까요
  friendship-after-confession | 고백하면 성당 못 나갈 거 같아요
  > love-unsaid | 그냥 이렇게 좋아하기만 해도 되겠죠

  introvert-in-love | 여자한테 먼저 다가가는 걸 못하겠어요
  never-loved | 모태솔로입니다
  crush-coworker | 회사에 마음에 드는 분이 생겼는데 인사만 해요
  > natural-before-crush | 눈도 못 마주치겠어요
  someone-comes | 저 같은 사람도 연애할 수 있을까요
  looks-and-love | 외모도 별로고 키도 작아요
  > never-spoke-to-crush | 말 거는 연습 같은 거 해야 하나요
  > never-spoke-to-crush | 첫마디를 뭐라고 해야 할지 모르겠어요
  > how-would-they-take-it | 싫어하는 티 내면 어떡하죠
  no-love-in-chart | 사주에 여자가 없는 건 아니죠?
  > someone-comes-when | 언제쯤 생겨요

  crush-has-left | 전 직장 동료가 계속 생각나요
  crush-has-left | 퇴사하고 나서야 좋아했다는 걸 알았어요
  > tells-more | 연락한 지 반년 됐어요
  > text-first-or-wait | 갑자기 연락하면 이상할까요
  > reopen-chat | 뭐라고 핑계 대죠
  crush-likes-me | 그 사람도 저 생각할까요
  > crush-single-or-not | 지금 만나는 사람 있을까요?
  wish-their-birthday | 생일이 다음 주인데 그때 축하 보내볼까요
  > sent-and-answered | 답장 오면 그다음은요
  > after-that-month | 안 오면요

  app-not-met-yet | 인스타로 알게 된 여자애랑 디엠 중인데요
  > ask-out-when | 만나자고 할 타이밍이 언제예요
  > app-not-met-yet | 사진이랑 다르면 어떡하죠ㅋㅋ
  one-word-answers | 걔가 좀 단답이에요
  > tells-good-sign | 근데 선톡은 가끔 와요
  > ssum-likes-me | 이거 호감임?

  crush-teacher | 교수님… 은 아니고 조교님을 좋아해요ㅋㅋ
  > text-with-excuse | 과제 물어보는 척 메일 보냈어요
  > tells-good-sign | 답장이 되게 친절해요
  > crush-taken | 여자친구 있대요 근데
  > give-up-crush | 그럼 접어야겠죠?
  > forget-crush-how | 근데 마음이 안 접어져요
  > how-to-forget | 어떻게 잊어요
  crush-leaving | 졸업하면 못 보는데 마지막에 말이라도 할까요
  > how-would-they-take-it | 민폐겠죠
  > someone-comes | 다음엔 저도 쌍방으로 좋아할 수 있을까요

  crush-client | 거래처 여직원분을 좋아합니다
  > tells-more | 열두 살 차이 납니다
  > crush-much-younger | 나이 때문에 안 되겠지요
  > tells-good-sign | 밥은 두 번 먹었습니다
  > asked-me-to-meet | 그쪽에서 먼저 먹자고 한 적도 있습니다
  > is-there-hope | 희망이 있는 겁니까
  > say-i-want-serious | 결혼까지 생각하고 만나고 싶은데 부담이겠지요
  > day-for-talk | 진지한 얘기는 언제 꺼내야 합니까
  partner-thinks-marriage | 그분은 결혼 생각이 있는 사람입니까
  > show-it-or-hide | 솔직하게 말하는 게 낫습니까 돌려 말하는 게 낫습니까

  why-suddenly-cool | 저 좋다던 사람이 갑자기 식었어요
  texts-grew-rare | 처음엔 하루종일 톡했는데 이제 하루에 두세개?
  did-i-do-wrong | 제가 뭐 잘못했나요
  > tells-more | 아직 사귄건 아니고 만난지 2주 됐어요
  > never-reaches-wedding | 왜 그런걸까요
  > tells-own-part | 제가 너무 튕겼나봐요
  > warm-them-again | 다시 관심 돌릴 방법 있어요?
  ask-them-out | 먼저 만나자고 할까요
  > ask-out-words | 네 그럼 뭐라고 보내죠
  > always-busy | 만약에 바쁘다고 하면요
  > is-it-their-nature | 이사람 원래 금방 식는 사람이에요?

  friend-i-love | 친한 여사친을 좋아하게 됐어
  > tells-more | 10년 친구야
  friendship-after-confession | 고백하면 친구도 잃겠지
  only-a-younger-sister | 걔는 나를 남자로 안 봐
  > could-not-say-it | 술 먹고 말할 뻔함
  > confess-or-not | 말하는 게 나을까 참는 게 나을까
  crush-goes-on-blind-date | 걔 요즘 소개팅 한다고 자랑하는데 미치겠다
  > feels-hurt | 막을 수도 없고
  > crush-comes-true | 걔가 나한테 마음 생길 가능성은 있어?
  make-crush-see-me | 어떻게 하면 남자로 볼까
  > if-i-stop-texting | 거리를 좀 둬볼까
  > if-i-stop-texting | 그러다 진짜 멀어지면?
  > feels-hurt | 후 모르겠다

  lukewarm-second-look | 결혼정보회사에서 만난 분한테 애프터 받았어요
  > tells-more | 근데 확 끌리진 않아요
  > tells-more | 조건은 좋거든요
  love-without-thrill | 설레지 않는데 만나도 되나요
  > love-without-thrill | 몇 번 만나야 마음이 생길까요
  > several-meetings-at-once | 다른 분도 같이 만나봐도 되나요
  > regret-if-i-part | 이 사람 놓치면 후회할까요

  crush-teacher | 학원쌤 짝사랑 중인데요
  > tells-more | 저 재수생 아니고 성인이에요 토익학원
  > tells-more | 쌤이 세 살 많아요
  now-or-after-it | 종강하면 고백해도 될까요
  > tells-more | 종강이 2주 남았어요
  > number-unknown | 번호는 없고 카톡 오픈채팅만 있어요
  > number-unknown | 어떻게 번호를 알아내죠
  > excuse-to-meet | 밥 사달라고 할까 제가 산다고 할까
  > only-a-younger-sister | 쌤은 절 학생으로만 보겠죠?
  > natural-before-crush | 긴장돼서 말도 못해요 앞에 서면

  asks-me-nothing | 소개팅 상대가 자기 얘기만 해요
  > asks-me-nothing | 두시간 동안 질문을 하나도 안 하더라고요
  > lukewarm-second-look | 그런데 애프터가 왔어요
  > lukewarm-second-look | 만나볼까요 말까요
  > tells-more | 긴장해서 그런 거라고 친구는 그러는데
  crush-what-like | 어떤 성격이에요 이 사람?
  decline-kindly | 한번 더 만나고 아니면 어떻게 거절해요
  > decline-kindly | 상처 안 주게요

  crush-weds | 짝사랑하던 사람이 결혼한대요
  > crush-weds | 청첩장 받았습니다
  > crush-weds | 결혼식 가야 할까요
  > tells-more | 한 번도 말 못 했어요
  > should-have-held | 말이라도 해볼 걸 그랬어요
  > tell-one-who-weds | 지금이라도 말하면 미친놈이죠
  > feels-hurt | 후회가 너무 커요
  > was-destined-one | 인연이 아니었던 거겠죠
  someone-comes-when | 다음 인연은 언제 올까요
  kind-of-person-to-come | 어떤 사람을 만나야 할까요

  wish-for-love | 나도 누가 나 좋아해줬으면 좋겠다
  always-love-first | 맨날 나만 짝사랑해
  crush-coworker | 이번에도 알바 같이하는 오빠 좋아하는데
  calls-me-cute | 오빠가 나 귀엽다했어
  > calls-me-cute | 이거 의미있는거야?
  > speaks-first-crush | 둘이 마감할때 장난 많이 쳐
  > tells-bad-sign | 근데 퇴근하면 연락은 안와
  > text-first-or-wait | 내가 먼저 톡할까
  > text-what | 뭐라고해
  always-love-first | 왜 난 맨날 먼저 좋아할까

  blind-date-turned-down | 소개팅 후에 제가 까였는데 자꾸 생각납니다
  > tells-their-words | 좋은 분이지만 연인 느낌은 아니라고 하더라고요
  > blind-date-turned-down | 한 달 뒤에 다시 연락해 봐도 될까요
  > confess-again | 싫다는데 또 하면 질척대는 거죠
  > never-a-second-date | 뭐가 부족했던 걸까요 저는
  > refused-heart-turns | 그 사람 마음이 바뀔 수는 있나요
  ask-the-matchmaker | 주선자한테 물어보는 건요?
  > will-do-so | 깨끗이 포기하겠습니다
  will-blind-date-come | 다음 소개팅은 언제쯤 들어올까요

  crush-neighbour | 같은 아파트 사는 분이에요
  > crush-neighbour | 엘리베이터에서 자주 마주쳐요
  > crush-neighbour | 강아지 산책하다 친해졌어요
  > crush-single-or-not | 혼자 사시는 것 같은데 확실하진 않아요
  ssum-likes-me | 저한테 호감이 있는 걸까요
  > chance-or-on-purpose | 산책 시간을 맞춰서 나오는 느낌이에요
  > number-unknown | 제가 먼저 번호를 물어보면 가벼워 보일까요
  > refused-then-awkward | 이웃이라 잘못되면 불편할 것 같아서요
  > crush-comes-true | 인연이 있긴 한가요 저희
  crush-what-like | 이분 성격이 어떤지도 궁금해요
  > so-no-hurry | 천천히 가는 게 맞겠죠

  first-message-to-stranger | 번따 했는데 번호 줌 ㅋㅋ
  > first-message-to-stranger | 첫톡 뭐라고 보내
  > tells-more | 이름도 모름
  > text-first-when | 언제 보내는게 좋음
  > is-it-too-fast | 바로 만나자하면 별로?
  > one-word-answers | 답이 ㅋㅋ 하나 왔어 망한거임?

  crush-doctor | 병원 원장님한테 반했어요
  > crush-doctor | 치과 치료받으러 다니는데 너무 다정하세요
  > kind-by-trade | 환자니까 그런 거겠죠
  > tells-more | 치료가 두 번 남았어요
  > crush-single-or-not | 결혼반지는 없더라고요
  > gift-for-crush | 간식이라도 드려볼까요
  > confess-by-letter | 편지 쓰는 건 오바예요?
  > crush-single-or-not | 미혼인지 확인할 방법이 있을까요
  > crush-comes-true | 잘될 수 있을까요
  > love-unsaid | 아니면 그냥 설렘으로만 남길까요

  blind-dates-tire | 소개팅만 스무 번 넘게 했습니다
  > it-always-fizzles | 매번 애프터에서 끝납니다
  > never-a-second-date | 제 문제가 뭘까요
  > is-it-in-my-chart | 사주에 문제라도 있습니까
  > tells-more | 대화가 재미없다는 얘기는 들었습니다
  kind-of-person-to-come | 어떤 여자가 저랑 맞아요?
  > what-to-beware | 이번 주 토요일에 또 있는데 뭘 조심할까요
  first-date-ahead | 첫 만남에서 무슨 얘기를 해야 합니까
  > blind-date-place | 밥을 먹는 게 낫습니까 커피가 낫습니까
  > feels-hurt | 솔직히 지칩니다
  > dislikes-blind-dates | 그만두고 자연스러운 만남을 기다릴까요
  someone-comes-when | 언제쯤 인연이 옵니까

  will-they-confess | 썸남이 고백을 안 해요
  > tells-more | 만난 지 두 달 됐어요
  > tells-more | 손도 잡았어요
  meets-never-names | 사귀자는 말만 없어요
  am-i-kept-around | 저 갖고 노는 거예요?
  define-us | 우리 무슨 사이냐고 물어봐도 될까요
  > how-would-they-take-it | 그랬다가 도망가면요
  > how-long-to-wait | 언제까지 기다려야 돼요
  > will-they-confess | 이번달 안에 할까요?
  > wait-or-stop | 안 하면 제가 정리할까요

  love-at-first-sight | 첫눈에 반했어요 친구 결혼식에서
  > tells-more | 신부 친구분이래요
  > introduced-to-crush | 소개해달라고 해도 되나요
  > friend-goes-between | 친구가 물어봐준다고 했는데 아직 말이 없네요
  > better-not-to | 재촉하면 안 되겠죠
  > am-i-turned-down | 거절당한 걸까요
  > tells-more | 인스타는 찾았어요
  follow-them-first | 팔로우 걸어도 될까요?

  forget-crush-how | 짝사랑이 끝났어요
  confess-refused | 고백하고 미안하다는 말 들었어요
  > see-them-after-refusal | 같은 부서라 매일 봐야 해요
  > see-them-after-refusal | 어떻게 대해야 해요?
  > see-them-after-refusal | 아무 일 없던 척하면 돼요?
  > did-they-tell-others | 그 사람이 다른 사람한테 말했을까요
  > confess-regret | 그래도 말한 건 잘한 거죠
  > wish-of-the-next-one | 다음엔 저 좋아하는 사람 만나고 싶어요
  > someone-comes-when | 언제쯤 만나요?

  crush-trainer | 필라테스 강사님이 마음에 있는데요
  > tells-more | 남자 회원이 저 하나라 괜히 오해받을까 걱정입니다
  > tells-more | 수업 중엔 말을 거의 안 해요
  > ask-them-out | 커피 한잔 드리는 정도는 괜찮을까요
  > tells-more | 상대가 불편해하면 바로 그만둘 생각입니다
  crush-likes-me | 저를 어떻게 생각할지 궁금합니다
  > what-if-i-stay-still | 몇 달 더 다니면서 지켜볼까요
  > number-unknown | 아니면 솔직하게 연락처를 물을까요
  > forget-crush-how | 마음 접는 법도 알려주세요 혹시 모르니까

  crush-in-army | 군대 간 남사친 기다려도 될까요
  > tells-more | 사귀는건 아니에요
  > tells-more | 전화가 매일 와요 부대에서
  > only-when-bored | 심심해서 그런걸까
  > crush-in-army | 전역하면 고백할거같긴한데
  > first-date-ahead | 휴가때 만나기로 했어요
  > confess-or-not | 그때 제가 말해버릴까요
  > after-discharge | 제대하고 마음 변하면 어떡해요
  > worth-the-try | 일년이나 남았는데 기다릴 가치 있나요
  loved-or-loving | 다른 사람이 저한테 고백했거든요 사실
  > which-of-them-fits | 둘중에 누가 나아요?

  > tells-more | 사진 교환은 했어요
  declined-no-other-day | 만나자니까 자꾸 다음에 보재요
  am-i-kept-around | 저를 간보는 걸까요
  texts-never-meets | 언제까지 카톡만 해야 하죠
  > declined-no-other-day | 한 번 더 물어보고 안 되면 끊을까요
  > ask-out-words | 뭐라고 물어보는 게 좋을까요

  crush-likes-me | 그 사람 마음이 궁금해요
  crush-club | 같이 봉사활동 다니는 분이에요
  > sat-and-talked-long | 단둘이 밥 먹은 적은 한 번 있어요
  texts-grew-rare | 그날 이후로 오히려 연락이 줄었어요
  > did-i-do-wrong | 제가 실수했을까요
  > was-i-too-eager | 부담스러웠을까요
  > reopen-chat | 다시 편해지려면 어떻게 해요
  only-a-younger-sister | 저를 여자로 보긴 했을까요
  > tells-more | 다음 모임이 토요일이에요
  > crush-come-closer | 가서 어떻게 행동하면 좋을까요
  > confess-when | 고백은 아직이죠?

  confess-again | 세번 고백해서 세번 차임
  > loved-so-much | 그래도 좋아
  > confess-again | 열번 찍어 안넘어가는 나무 없다며
  > crush-dislikes-me | 그럼 걔는 내가 싫은거야?
  > tells-more | 차단은 안 했는데
  > knows-it-well | 그만해야되는거 알아 근데 안돼
  > forget-crush-how | 어떻게 잊어

  crush-for-years | 혼자 좋아한 지 오래된 사람이 있어요
  > crush-boss | 그 사람은 제 상사예요
  > date-a-divorced-one | 유부남은 아니고 이혼하셨어요
  hot-and-cold | 저한테 마음이 있는 것처럼 굴다가 아닌 것처럼 굴다가 해요
  > why-suddenly-cool | 왜 그러는 걸까요
  > crush-fills-the-day | 제가 헷갈려서 일이 손에 안 잡혀요
  > is-crush-open-to-love | 한 번 이혼한 사람은 또 결혼 생각이 없을까요
  > may-i-do-so | 제가 먼저 솔직해져야 할까요
  > refused-then-awkward | 거절당하면 이직해야겠죠ㅎㅎ

  us-two-match | 궁합 좀 봐주세요
  > blind-date-coming | 소개팅 전인데 미리 궁금해서요
  > blind-date-coming | 내일 처음 만나요
  > first-date-ahead | 첫인상 어떻게 해야 좋게 보일까요
  > what-to-wear | 옷은 어떻게 입을까요
  > what-pleases-them | 이 여자분 뭐 좋아할까요
  > blind-date-talk | 대화 주제 추천 좀
  > who-pays-first-meeting | 계산은 제가 다 하는 게 낫죠?
  > blind-date-coming | 잘 되겠죠? 떨리네요

  crush-likes-me | 그 사람도 저를 좋아할까요
  > silent-since-then | 그럼 왜 연락이 없죠
  > text-first-or-wait | 제가 먼저 해야 하나요
  show-it-or-hide | 좋아하는 티를 내는 게 나을까요 숨기는 게 나을까요

  crush-coworker | 회사 신입이 자꾸 눈에 들어와요
  > crush-junior | 제가 사수라 가르치는 입장이에요
  > tells-more | 괜히 들이댔다가 문제 될까 무섭습니다
  > ssum-or-only-kind | 저만 보면 웃는데 사회생활이겠죠
  > tells-more | 밥 먹자는 것도 업무 핑계로만 합니다
  how-crush-sees-me | 그 친구는 저를 어떻게 볼까요
  > now-or-after-it | 부서 옮기면 그때 고백할까요
  > regret-if-unsaid | 언제가 됐든 말은 해야 후회가 없겠죠

  crush-likes-another | 짝남이 다른 애 좋아한대요
  > crush-likes-my-friend | 그 애가 제 친구예요ㅠㅠ
  > tells-more | 친구는 관심 없대요
  > what-then | 저 어떡해요
  crush-asks-love-advice | 짝남이 저한테 상담까지 해요
  > crush-asks-love-advice | 들어줘야 돼요?
  > crush-comes-true | 저한테 기회가 올까요
  > friend-same-crush | 친구한테 제 마음 말할까요

  first-message-to-stranger | 연락처는 받았는데 뭐라고 시작해야 할지
  > tells-more | 서점 직원분이에요
  > tells-good-sign | 책 추천 받다가 번호까지 받았습니다
  > text-first-when | 너무 늦게 보내면 안 되죠?
  > what-hour | 밤에 보내도 돼요?
  > text-with-excuse | 책 얘기로 시작할까요
  > ask-out-when | 만나자는 얘기는 며칠 뒤에 해요
  > tells-good-sign | 답장이 빨라요! 좋은 신호인가요?
  asks-me-nothing | 근데 물음표가 없어요 질문을 안 해요 저한테
  > asks-me-nothing | 그건 관심 없는 건가요

  slow-to-touch | 소개로 만난 분이랑 세 번 봤는데 손도 안 잡아요
  am-i-charming | 제가 매력이 없는 걸까요
  > tells-good-sign | 말은 잘 통해요
  > is-it-their-nature | 신중한 사람인 걸까요
  > define-us | 나이도 있는데 확실하게 했으면 좋겠어요
  > may-i-do-so | 만나보자는 말을 제가 해도 될까요
  > partner-thinks-marriage | 이 사람 결혼 생각은 있대요
  > partner-thinks-marriage | 근데 저랑일지는 모르겠어요
  > someone-comes-when | 언제쯤 확실해질까요
  > give-up-crush | 아니면 빨리 접는 게 나을까요

  never-spoke-to-crush | 좋아하는 애가 있는데 말을 못걸겠어요
  > crush-classmate | 같은 교양 들어요
  > crush-classmate | 조별과제 같은조 됨!!
  > message-from-group-chat | 단톡에서 개인톡으로 어케 넘어가요
  > text-with-excuse | 과제 핑계 괜찮음?
  ask-if-taken-how | 걔 남친있는지 어떻게 알아요
  > lasts-after-leaving | 종강하면 끝인가
  confess-when | 고백은 언제해요

  partner-is-avoidant | 마음에 드는 사람이 생겼는데 상대가 회피형 같아요
  > hot-and-cold | 다가가면 물러나고 가만있으면 와요
  > shy-or-no-feelings | 밀당인가요
  > is-it-their-nature | 아님 성격인가요
  > anxious-in-love | 저는 불안형이라 미치겠어요
  > hot-and-cold | 어떻게 대해야 도망 안 가요
  > text-less | 연락을 줄여볼까요
  crush-knows | 제가 좋아하는 걸 아는 것 같아요
  > shy-or-no-feelings | 알면서 모른 척하는 거면 관심 없는 거죠?
  > let-down-by-it | 기대 안 하는 게 낫겠네요
  > is-there-hope | 그래도 혹시 모르니까 가능성은요?

  crush-got-partner | 좋아했던 여자가 다른 남자랑 사귄대요
  > tells-more | 저한테 여지 줬었거든요
  > am-i-odd | 배신감 드는 게 정상인가요
  hurts-without-dating | 사귄 것도 아닌데 이별한 것 같아요
  > wait-for-couple-to-part | 걔랑 오래 갈까요
  > wait-for-couple-to-part | 저한테 돌아올 수도 있을까요
  > forget-crush-how | 인스타 언팔할까요
  > crush-got-partner | 축하한다고 해야 되나

  crush-club | 골프 모임에서 알게 된 분인데 자꾸 연락을 주세요
  > tells-more | 저도 싫지 않아요
  > serious-or-light | 근데 가볍게 노는 분일까봐 걱정돼요
  > serious-or-light | 이 사람 진심일까요?
  > someone-else-too | 여자 문제는 없을까요
  > friends-say-do-not | 친구들은 조심하라고 해요
  > how-can-i-tell | 확인할 방법이 있을까요
  > asked-me-to-meet | 둘이 라운딩 가자는데 가도 될까요
  spouse-blessing | 제 사주에 남자복은 있나요
  > feels-glad | 좋은 만남이면 좋겠어요

  they-changed-profile | 카톡 프사 바꾼 거 저 때문일까요ㅋㅋ
  > tells-good-sign | 제가 바다 좋다고 했는데 바다 사진으로 바꿨어요
  > tells-more | 동호회 총무님이에요
  > tells-good-sign | 공지 말고 따로 톡이 오기 시작했어요
  > ssum-likes-me | 이 정도면 그린라이트?
  > tells-own-part | 제가 눈치가 없어서요
  ask-them-out | 둘이 보자고 해도 될까요
  > date-where | 어디 가자고 하죠
  confess-when | 고백까지 얼마나 걸릴까요

  > knows-it-well | 2년 좋아했는데 이제 안 되는 거 알겠어요
  > how-to-forget | 마음 정리하는 법 좀 알려주세요
  > tells-more | 자꾸 톡 들어가서 프사 봐요
  > greet-ex | 마주치면 또 흔들릴 텐데
  new-love-to-forget | 새로운 사람 만나면 잊혀질까요
  someone-comes-when | 저 언제 다시 연애해요?
`);
